import type { MetaArgs } from "react-router-dom";
import { useLocation } from "react-router-dom";
import { designNav } from "../../data/design/nav.ts";
import { type DesignPart, designParts } from "../../data/design/pages.ts";
import { designWords } from "../../data/design/words.ts";
import { designHead } from "../layout/design-head.ts";
import { ColorsPart } from "../sections/design/colors-part.tsx";
import { ContrastPart } from "../sections/design/contrast-part.tsx";
import { DesignHero } from "../sections/design/design-hero.tsx";
import { FoundationsPart } from "../sections/design/foundations-part.tsx";

export const meta = ({ location }: MetaArgs) => designHead(designParts[partAt(location.pathname)]);

/** The pages of the design system that show tokens: one module, so that nothing of it is shared with other pages. */
export default function DesignRoute() {
  const part = partAt(useLocation().pathname);
  return (
    <>
      <DesignHero {...designWords.heroes[part]} nav={designNav} path={designParts[part].path} isFirst={part === ""} />
      {part === "" && <FoundationsPart words={designWords.foundations} />}
      {part === "colors" && <ColorsPart words={designWords.colors} modes={designWords.modes} />}
      {part === "contrast" && <ContrastPart words={designWords.contrast} modes={designWords.modes} />}
    </>
  );
}

function partAt(pathname: string): DesignPart {
  const parts = Object.keys(designParts) as DesignPart[];
  return parts.find((part) => designParts[part].path === pathname) ?? "";
}
