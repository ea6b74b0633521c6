import { Drawing, type DrawingProps } from "./drawing.tsx";
import { type Family, marksOf } from "./slug/mark.ts";

interface SlugDrawingProps extends DrawingProps {
  /** Every slug has a picture of its own, always the same. */
  slug: string;
  /** Each kind of thing has its family of pictures, and comes to those pages alone that show it. */
  family: Family;
  /** Proportions; a square shows the middle of the same picture. */
  ratio?: "4:3" | "1:1";
}

/** A picture composed from the wheel’s rings, arcs and steps for one product, article, event, program or partner. */
export function SlugDrawing({ slug, family, ratio = "4:3", ...rest }: SlugDrawingProps) {
  return (
    <Drawing size={[400, 300]} square={ratio === "1:1"} crop ground {...rest}>
      {marksOf(family, slug).map(({ ink, d, width, dash, parts, cap }) => (
        <path
          key={ink + d}
          className={ink}
          d={d}
          strokeWidth={width}
          strokeDasharray={dash}
          pathLength={parts}
          strokeLinecap={cap}
        />
      ))}
    </Drawing>
  );
}
