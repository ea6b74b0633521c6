import { Drawing, type DrawingProps } from "./drawing.tsx";
import type { Slice } from "./gift-ring.ts";

interface GiftRingProps extends DrawingProps {
  slices: readonly Slice[];
}

/**
 * Shows parts of a whole as slices of a ring. Hatching and numbers tell the slices apart, and the table beside the ring
 * repeats the numbers. The ring therefore works in one color, in forced colors and on paper.
 */
export function GiftRing({ slices, ...rest }: GiftRingProps) {
  return (
    <Drawing size={[1040, 1040]} {...rest}>
      <g className="solid" transform="translate(520 520)">
        {slices.map(({ edge, hatching, stroke, number: [x, y] }, index) => (
          <g key={edge}>
            <path d={edge} />
            {hatching && <path d={hatching} strokeWidth={stroke} strokeLinecap="butt" />}
            <text
              x={Math.round(x)}
              y={Math.round(y)}
              dy=".35em"
              textAnchor="middle"
              fontSize="56"
              fontWeight="600"
              fill="currentColor"
              stroke="none"
            >
              {index + 1}
            </text>
          </g>
        ))}
      </g>
    </Drawing>
  );
}
