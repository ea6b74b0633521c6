import { componentGuides } from "../../data/design/components.ts";
import { componentPath } from "../../data/design/pages.ts";
import { designWords } from "../../data/design/words.ts";
import { branches } from "../../data/site.ts";
import type { RecipeFacts } from "../design/recipe-facts.server.ts";
import { FindPart } from "../sections/design/find-part.tsx";
import { RecipeView } from "../sections/design/recipe-view.tsx";

const components = componentGuides.map(({ slug, name, use }) => ({
  name,
  about: use[0] ?? "",
  path: componentPath(slug),
}));

export function DesignFinder() {
  return <FindPart components={components} words={designWords.find} modes={designWords.modes} />;
}

export function DesignStates({ facts }: { facts: RecipeFacts }) {
  return <RecipeView facts={facts} branches={branches} words={designWords} />;
}
