import { Contours } from "../../drawings/contours.tsx";
import { Nest } from "../../drawings/nest.tsx";
import { WheelOutline } from "../../drawings/wheel-outline.tsx";
import type { BranchLook } from "./branch-look.ts";

const place = { position: "absolute", bottom: "0", insetInlineStart: "0", hideBelow: "lg" } as const;

/** Fills the room under a short column of text, bottom left, where a wide screen leaves one. */
export function CornerMotif({ branch }: Pick<BranchLook, "branch">) {
  if (branch === "homestead") return <Contours variant="corner" mirror width="[24rem]" {...place} />;
  if (branch === "erins-place") return <Nest variant="corner" mirror width="[28rem]" {...place} />;
  return <WheelOutline width="[30rem]" transform="translate(-22%, 26%)" {...place} />;
}
