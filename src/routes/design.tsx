import type { LoaderFunctionArgs, MetaArgs } from "react-router-dom";
import { useLoaderData, useParams } from "react-router-dom";
import { designNav } from "../../data/design/nav.ts";
import { type DesignPart, designParts, designTrail } from "../../data/design/pages.ts";
import { designWords } from "../../data/design/words.ts";
import { trailOver } from "../../data/trails.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";
import { meetings, nameOf } from "../../theme/gate/meetings.ts";
import { designHead } from "../layout/design-head.ts";
import { ColorsPart } from "../sections/design/colors-part.tsx";
import { ContrastPart } from "../sections/design/contrast-part.tsx";
import { DesignHero } from "../sections/design/design-hero.tsx";
import { FoundationsPart } from "../sections/design/foundations-part.tsx";

export const meta = ({ params }: MetaArgs) => designHead(designParts[partNamed(params.part)]);

/**
 * Runs while the site is built, since the pairs that recipes and pages make beside those of the design are read from all
 * of them. The page itself has those of the design.
 */
export function loader({ params }: LoaderFunctionArgs) {
  const named = new Set(contrastPairs.map((pair) => `${pair.purpose} ${nameOf(pair)}`));
  const found = meetings.filter((pair) => !named.has(`${pair.purpose} ${nameOf(pair)}`));
  return partNamed(params.part) === "contrast" ? { found: found.map(({ page: _, ...pair }) => pair) } : { found: [] };
}

/** The pages of the design system that show tokens: one module, so that nothing of it is shared with other pages. */
export default function DesignRoute() {
  const part = partNamed(useParams().part);
  const { found } = useLoaderData<typeof loader>();
  return (
    <>
      <DesignHero
        {...designWords.heroes[part]}
        trail={part === "" ? trailOver() : designTrail}
        nav={designNav}
        path={designParts[part].path}
        isFirst={part === ""}
      />
      {part === "" && <FoundationsPart words={designWords.foundations} />}
      {part === "colors" && <ColorsPart words={designWords.colors} modes={designWords.modes} />}
      {part === "contrast" && <ContrastPart words={designWords.contrast} modes={designWords.modes} found={found} />}
    </>
  );
}

function partNamed(name = ""): DesignPart {
  const parts = Object.keys(designParts) as DesignPart[];
  return parts.find((part) => part === name) ?? "";
}
