import type { closing } from "../../../data/homestead.ts";
import { BranchClosing } from "../../components/branch-closing.tsx";
import { Contours } from "../../drawings/contours.tsx";

export function LandClosing(props: typeof closing) {
  return <BranchClosing {...props} motif={Contours} />;
}
