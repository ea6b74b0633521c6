import { type Mode, modes } from "../../theme/conditions.ts";
import type { palettes } from "../../theme/contrast-pairs.ts";
import { useUrlChoice } from "../components/use-url-choice.ts";

type Palette = (typeof palettes)[number];

/** What recipes are looked at in. */
export interface RecipeView {
  /** None for the mode that the page is in. */
  mode: Mode | undefined;
  palette: Palette;
}

/** In the mode that the page is in, and in the palette of all that belongs to no branch. */
export const asThePage = "page";
export const shared = "shared";

interface Branch {
  key: string;
  palette: Palette;
}

/** A mode and a branch, chosen in the address. */
export function useRecipeView(branches: readonly Branch[]) {
  const [mode, chooseMode] = useUrlChoice<typeof asThePage | Mode>("mode", [asThePage, ...modes]);
  const [branch, chooseBranch] = useUrlChoice<string>("branch", [shared, ...branches.map(({ key }) => key)]);
  const view: RecipeView = {
    mode: mode === asThePage ? undefined : mode,
    palette: branches.find(({ key }) => key === branch)?.palette ?? "clay",
  };
  return { view, mode, chooseMode, branch, chooseBranch };
}
