import type { closing } from "../../../data/erins-place.ts";
import { BranchClosing } from "../../components/branch-closing.tsx";
import { Nest } from "../../drawings/nest.tsx";

export function SchoolClosing(props: typeof closing) {
  return <BranchClosing {...props} motif={Nest} />;
}
