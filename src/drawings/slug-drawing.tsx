import { seeded } from "./seed.ts";
import { type DrawingProps, Sheet } from "./sheet.tsx";
import { article } from "./slug/article.ts";
import { event } from "./slug/event.ts";
import type { Family } from "./slug/mark.ts";
import { partner } from "./slug/partner.ts";
import { product } from "./slug/product.ts";
import { program } from "./slug/program.ts";

const families = { article, event, partner, product, program } as const satisfies Record<string, Family>;

/** Begins every seed. Chosen by eye: with this word, neighbours on the site’s pages differ. */
const series = "ring";

interface SlugDrawingProps extends DrawingProps {
  /** Every slug has a picture of its own, always the same. */
  slug: string;
  /** Each kind of thing has its family of pictures. */
  kind: keyof typeof families;
  /** Proportions; a square shows the middle of the same picture. */
  ratio?: "4:3" | "1:1";
}

/** A picture composed from the wheel's rings, arcs and steps for one product, article, event, program or partner. */
export function SlugDrawing({ slug, kind, ratio = "4:3", ...rest }: SlugDrawingProps) {
  return (
    <Sheet size={[400, 300]} square={ratio === "1:1"} crop bg="colorPalette.tint" {...rest}>
      {families[kind](seeded(`${series}/${kind}/${slug}`)).map(({ ink, d, width, dash, parts, cap }) => (
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
    </Sheet>
  );
}
