import { keyOf } from "@kindred-ground/tokens/gate/pairs.ts";
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData, useParams } from "react-router-dom";
import { type DesignPart, designParts, designTrail } from "../../../data/design-pages.ts";
import { trailOver } from "../../../data/trails.ts";
import { contrastPairs } from "../../../theme/contrast-pairs.ts";
import { everyPair } from "../../../theme/every-pair.ts";
import { tokenFiles } from "../../../theme/token-files.ts";
import { unlistedHead } from "../../layout/page-meta.ts";
import { heardOf } from "../heard.server.ts";
import { recipeFacts, recipesNamed } from "../recipe-facts.server.ts";
import { ColorsPart } from "../sections/colors-part.tsx";
import { ContrastPart } from "../sections/contrast-table.tsx";
import { DesignHero } from "../sections/design-hero.tsx";
import { FamilyPart } from "../sections/family-part.tsx";
import { FoundationsPart } from "../sections/foundations-part.tsx";
import { PatternsPart } from "../sections/patterns-part.tsx";
import { componentLinks, guidesOn } from "../words/components.ts";
import { designNav } from "../words/nav.ts";
import { contentStyle, patterns } from "../words/patterns.ts";
import { designWords } from "../words/words.ts";

export const meta = ({ params }: MetaArgs) => unlistedHead(designParts[partNamed(params.part)]);

/** Runs at build time, because it reads recipes and transcripts. Each page gets only its own data. */
export function loader({ params }: LoaderFunctionArgs) {
  const part = partNamed(params.part);
  const declared = new Set(contrastPairs.map(keyOf));
  const used = patterns.flatMap(({ samples = [] }) => samples.map(({ recipe }) => recipe));
  return {
    found: part === "contrast" ? everyPair.filter((pair) => !declared.has(keyOf(pair))) : [],
    files: part === "" ? Object.keys(tokenFiles) : [],
    recipes: recipesNamed(part === "patterns" ? used : []),
    components: guidesOn(part).map((guide) => ({ guide, facts: recipeFacts(guide.recipe), heard: heardOf(guide) })),
  };
}

/** All pages of the design system but the workbench. They form one module, so that other pages share none of it. */
export default function DesignRoute() {
  const part = partNamed(useParams().part);
  const { found, files, recipes, components } = useLoaderData<typeof loader>();
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
      {components.length > 0 && (
        <FamilyPart components={components} words={designWords.components} modes={designWords.modes} />
      )}
      {part === "patterns" && (
        <PatternsPart
          patterns={patterns}
          style={contentStyle}
          links={componentLinks}
          recipes={recipes}
          words={designWords.patterns}
        />
      )}
    </>
  );
}

function partNamed(name = ""): DesignPart {
  const parts = Object.keys(designParts) as DesignPart[];
  return parts.find((part) => part === name) ?? "";
}
