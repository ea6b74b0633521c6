import { type LoaderFunctionArgs, type MetaArgs, useLoaderData, useParams } from "react-router-dom";
import { designNav } from "../../data/design/nav.ts";
import { type DesignPart, designParts, designTrail } from "../../data/design/pages.ts";
import { designWords } from "../../data/design/words.ts";
import { trailOver } from "../../data/trails.ts";
import { contrastPairs } from "../../theme/contrast-pairs.ts";
import { everyPair, keyOf } from "../../theme/gate/pairs.ts";
import { tokenFiles } from "../../theme/token-files.ts";
import { unlistedHead } from "../layout/page-meta.ts";
import { ColorsPart } from "../sections/design/colors-part.tsx";
import { ContrastPart } from "../sections/design/contrast-part.tsx";
import { DesignHero } from "../sections/design/design-hero.tsx";
import { FoundationsPart } from "../sections/design/foundations-part.tsx";

export const meta = ({ params }: MetaArgs) => unlistedHead(designParts[partNamed(params.part)]);

/**
 * Runs at build time, because it reads all recipes to find contrast pairs beyond the design's own. The page
 * already has the design's pairs.
 */
export function loader({ params }: LoaderFunctionArgs) {
  const declared = new Set(contrastPairs.map(keyOf));
  return {
    found: partNamed(params.part) === "contrast" ? everyPair.filter((pair) => !declared.has(keyOf(pair))) : [],
    files: partNamed(params.part) === "" ? Object.keys(tokenFiles) : [],
  };
}

/** Pages of the design system that show tokens. They form one module, so that other pages share none of it. */
export default function DesignRoute() {
  const part = partNamed(useParams().part);
  const { found, files } = useLoaderData<typeof loader>();
  return (
    <>
      <DesignHero
        {...designWords.heroes[part]}
        trail={part === "" ? trailOver() : designTrail}
        nav={designNav}
        path={designParts[part].path}
        isFirst={part === ""}
      />
      {part === "" && <FoundationsPart words={designWords.foundations} files={files} />}
      {part === "colors" && <ColorsPart words={designWords.colors} modes={designWords.modes} />}
      {part === "contrast" && <ContrastPart words={designWords.contrast} modes={designWords.modes} found={found} />}
    </>
  );
}

function partNamed(name = ""): DesignPart {
  const parts = Object.keys(designParts) as DesignPart[];
  return parts.find((part) => part === name) ?? "";
}
