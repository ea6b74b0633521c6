import { CornerLines, Drawing, type MotifProps } from "./drawing.tsx";
import { dots, ring, sparkle } from "./pen.ts";
import { columns, corner, edge } from "./steps.ts";

const tones = ["tint", "soft", "line", "solid"] as const;
const halo = ring([890, 210], 150) + ring([890, 210], 180) + ring([890, 210], 210);
const stars = sparkle([210, 250], 56) + sparkle([440, 120], 26) + sparkle([480, 380], 18);
const dust = dots([
  [110, 470],
  [330, 380],
  [330, 200],
  [120, 110],
  [600, 220],
]);

/** Motif of the Academy: rising steps of light. */
export function Steps({ variant, ...rest }: MotifProps) {
  if (variant === "corner") return <CornerLines thickness="6" lines={corner} {...rest} />;
  return (
    <Drawing size={[1200, 900]} {...rest}>
      <circle className="glow fill" cx="890" cy="210" r="112" />
      <path className="soft" strokeDasharray="0 18" d={halo} />
      {tones.map((tone, pair) => (
        <path key={tone} className={`${tone} fill`} shapeRendering="crispEdges" d={columns(pair)} />
      ))}
      <path className="glow" strokeWidth="10" d={edge} />
      <path className="line fill" d={stars} />
      <path className="line" strokeWidth="10" d={dust} />
    </Drawing>
  );
}
