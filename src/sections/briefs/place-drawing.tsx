import { Contours } from "../../drawings/contours.tsx";
import { Nest } from "../../drawings/nest.tsx";
import type { BranchLook } from "./branch-look.ts";

/** The picture of the place a visitor is invited to: the school’s nest, or the land. */
export function PlaceDrawing({ branch }: Pick<BranchLook, "branch">) {
  const Drawing = branch === "erins-place" ? Nest : Contours;
  return <Drawing variant="hero" on="deep" maxWidth="[32rem]" transform="scale(1.3)" />;
}
