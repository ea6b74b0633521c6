import { CornerLines, Drawing, type MotifProps } from "./drawing.tsx";
import { corner, egg, lining, shelter, speckles, weave } from "./nest.ts";

/** Motif of ERIN's Place: a nest of arcs. */
export function Nest({ variant, ...rest }: MotifProps) {
  if (variant === "corner") return <CornerLines thickness="8" lines={corner} {...rest} />;
  return (
    <Drawing size={[1200, 900]} {...rest}>
      <g transform="translate(600 450)">
        <path className="soft" strokeWidth="8" strokeDasharray="0 26" d={shelter} />
        <path className="soft fill" d={egg(-84, -96) + egg(84, -96)} />
        <path className="line" strokeWidth="9" strokeDasharray="0 26" d={speckles} />
        <path className="glow fill" d={egg(0, -50)} />
        <g strokeWidth="36">
          <path className="solid" d={lining} />
          <path className="line" d={weave} />
        </g>
      </g>
    </Drawing>
  );
}
