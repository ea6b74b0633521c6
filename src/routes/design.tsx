import type { MetaArgs } from "react-router-dom";
import { useParams } from "react-router-dom";
import { designNav } from "../../data/design/nav.ts";
import { type DesignPart, designParts, designTrail } from "../../data/design/pages.ts";
import { designWords } from "../../data/design/words.ts";
import { trailOver } from "../../data/trails.ts";
import { designHead } from "../layout/design-head.ts";
import { ColorsPart } from "../sections/design/colors-part.tsx";
import { ContrastPart } from "../sections/design/contrast-part.tsx";
import { DesignHero } from "../sections/design/design-hero.tsx";
import { FoundationsPart } from "../sections/design/foundations-part.tsx";

export const meta = ({ params }: MetaArgs) => designHead(designParts[partNamed(params.part)]);

/** The pages of the design system that show tokens: one module, so that nothing of it is shared with other pages. */
export default function DesignRoute() {
  const part = partNamed(useParams().part);
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
      {part === "contrast" && <ContrastPart words={designWords.contrast} modes={designWords.modes} />}
    </>
  );
}

function partNamed(name = ""): DesignPart {
  const parts = Object.keys(designParts) as DesignPart[];
  return parts.find((part) => part === name) ?? "";
}
