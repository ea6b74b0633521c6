import type { closing, hero } from "../../../data/erins-place.ts";
import { BranchClosing } from "../../components/branch-closing.tsx";
import { BranchHero } from "../../components/branch-hero.tsx";
import { Nest } from "../../drawings/nest.tsx";

export function SchoolHero(props: typeof hero) {
  return (
    <BranchHero {...props} id="erins-place" ground="tint">
      <Nest
        variant="hero"
        maxWidth={{ base: "[30rem]", lg: "full" }}
        marginX="auto"
        transform={{ lg: "scale(1.35)" }}
      />
    </BranchHero>
  );
}

export function SchoolClosing(props: typeof closing) {
  return <BranchClosing {...props} motif={Nest} />;
}
