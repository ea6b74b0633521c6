import { ring } from "./pen.ts";
import { type DrawingProps, Sheet } from "./sheet.tsx";
import { petal, praxisArc, segmentMiddle, segments, spokes } from "./wheel-geometry.ts";

const rings = ring([0, 0], 176) + ring([0, 0], 496) + ring([0, 0], 58);
const leaf = petal(74, 168, 54);

/** The wheel in lines only. */
export function WheelOutline(props: DrawingProps) {
  return (
    <Sheet size={[1200, 1200]} {...props}>
      <g transform="translate(600 600)" strokeWidth="4">
        <g className="soft">
          <path d={rings + spokes(176, 496)} />
          {Array.from({ length: segments }, (_, index) => (
            <path key={index} d={leaf} transform={`rotate(${segmentMiddle(index)})`} />
          ))}
          <circle r="248" strokeDasharray="0 20" strokeWidth="6" />
          <circle r="336" strokeDasharray="0 26" strokeWidth="6" />
          <circle r="424" strokeDasharray="0 32" strokeWidth="6" />
        </g>
        <path className="line" strokeWidth="12" d={praxisArc(0, 526) + praxisArc(1, 526) + praxisArc(2, 526)} />
      </g>
    </Sheet>
  );
}
