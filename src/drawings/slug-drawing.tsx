import { Drawing, type DrawingProps } from "./drawing.tsx";
import { type Family, marksOf } from "./slug/mark.ts";

interface SlugDrawingProps extends DrawingProps {
  /** Seed of the picture. The same slug always gives the same picture. */
  slug: string;
  /** Pictures for one kind of content. Only pages that show this kind load its family. */
  family: Family;
  /** Aspect ratio. A square shows the middle of the same picture. */
  ratio?: "4:3" | "1:1";
}

/** Draws the picture of one product, article, event, program or partner. */
export function SlugDrawing({ slug, family, ratio = "4:3", ...rest }: SlugDrawingProps) {
  return (
    <Drawing size={[400, 300]} square={ratio === "1:1"} crop tinted {...rest}>
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
