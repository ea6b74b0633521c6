import type { DrawingProps } from "./drawing.tsx";
import { WheelOutline } from "./wheel-outline.tsx";
import { WheelQuilt } from "./wheel-quilt.tsx";

interface WheelArtProps extends DrawingProps {
  /** The full illustration, or only its lines in the inherited palette. */
  variant?: "quilt" | "outline";
}

export function WheelArt({ variant = "quilt", ...rest }: WheelArtProps) {
  return variant === "quilt" ? <WheelQuilt {...rest} /> : <WheelOutline {...rest} />;
}
