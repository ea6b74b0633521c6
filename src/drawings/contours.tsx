import { between, corner, layers, path, ridges } from "./contours.ts";
import { type DrawingProps, Sheet } from "./sheet.tsx";

export interface MotifProps extends DrawingProps {
  variant: "hero" | "band" | "corner";
}

const tones = ["tint", "soft", "line", "solid", "deep"] as const;

/** The Homestead's motif: the land, as contour lines tell it. */
export function Contours({ variant, ...rest }: MotifProps) {
  if (variant === "band") {
    return (
      <Sheet size={[1600, 240]} crop {...rest}>
        <path className="soft" strokeWidth="4" d={ridges} />
      </Sheet>
    );
  }
  if (variant === "corner") {
    return (
      <Sheet size={[600, 600]} {...rest}>
        <path className="soft" strokeWidth="4" d={corner} />
      </Sheet>
    );
  }
  return (
    <Sheet size={[1200, 900]} {...rest}>
      {layers.map((layer, height) => (
        <path key={layer} className={`${tones[height]} fill`} d={layer} />
      ))}
      <path className="line" strokeWidth="3" d={between} />
      <path className="glow" strokeWidth="10" strokeDasharray="0 24" d={path} />
    </Sheet>
  );
}
