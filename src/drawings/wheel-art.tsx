import type { DrawingProps } from "./drawing.tsx";
import { WheelOutline } from "./wheel-outline.tsx";
import { WheelQuilt } from "./wheel-quilt.tsx";

interface WheelArtProps extends DrawingProps {
  /** The full illustration, or its bare lines in the inherited palette. */
  variant?: "quilt" | "outline";
}

/** The wheel of ten segments, the organisation's own picture. */
export function WheelArt({ variant = "quilt", ...rest }: WheelArtProps) {
  return variant === "quilt" ? <WheelQuilt {...rest} /> : <WheelOutline {...rest} />;
}
