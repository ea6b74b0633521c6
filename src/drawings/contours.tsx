import { corner, land, ridges } from "./contours.ts";
import { CornerLines, Drawing, type MotifProps } from "./drawing.tsx";

interface ContoursProps extends Omit<MotifProps, "variant"> {
  /** `band` draws the land as a strip of lines. */
  variant: MotifProps["variant"] | "band";
}

/** The Homestead's motif: the land in contour lines. */
export function Contours({ variant, ...rest }: ContoursProps) {
  if (variant === "band") {
    return (
      <Drawing size={[1600, 240]} strip {...rest}>
        <path className="soft" strokeWidth="4" d={ridges()} />
      </Drawing>
    );
  }
  if (variant === "corner") return <CornerLines thickness="4" lines={corner()} {...rest} />;
  const { layers, lowLines, highLines, path, light } = land();
  return (
    <Drawing size={[1200, 900]} {...rest}>
      {layers.map(({ tone, d }) => (
        <path key={tone} className={`${tone} fill`} d={d} />
      ))}
      <path className="line" strokeWidth="3" d={lowLines} />
      <path className="tint" strokeWidth="3" d={highLines} />
      <path className="glow" strokeWidth="10" strokeDasharray="0 24" d={path} />
      <path className="glow fill" d={light} />
    </Drawing>
  );
}
