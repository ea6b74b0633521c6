import type { closing, hero } from "../../../data/homestead.ts";
import { BranchClosing } from "../../components/branch-closing.tsx";
import { BranchHero } from "../../components/branch-hero.tsx";
import { Contours } from "../../drawings/contours.tsx";

export function LandHero(props: typeof hero) {
  return (
    <BranchHero {...props} id="homestead" ground="deep">
      <Contours
        variant="hero"
        on="deep"
        maxWidth={{ base: "[34rem]", lg: "full" }}
        marginX="auto"
        transform={{ lg: "scale(1.85) translate(16%, -2%)" }}
      />
    </BranchHero>
  );
}

export function LandClosing(props: typeof closing) {
  return <BranchClosing {...props} motif={Contours} />;
}
