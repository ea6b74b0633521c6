import { Contours } from "../../drawings/contours.tsx";
import { Nest } from "../../drawings/nest.tsx";
import type { DrawingProps } from "../../drawings/sheet.tsx";
import { Steps } from "../../drawings/steps.tsx";
import { WheelArt } from "../../drawings/wheel-art.tsx";
import type { BranchLook } from "./branch-look.ts";

interface MotifProps extends DrawingProps {
  branch: BranchLook["branch"];
  variant: "hero" | "corner";
}

const motifs = { academy: Steps, "erins-place": Nest, homestead: Contours } as const;

/** The drawing of a branch; the wheel, in lines, where a page belongs to none. */
export function Motif({ branch, variant, ...rest }: MotifProps) {
  if (!branch) return <WheelArt variant="outline" {...rest} />;
  const Drawing = motifs[branch];
  return <Drawing variant={variant} {...rest} />;
}
