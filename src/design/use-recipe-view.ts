import { type Mode, modes } from "../../theme/conditions.ts";
import type { palettes } from "../../theme/contrast-pairs.ts";
import { useUrlChoice } from "../components/use-url-choice.ts";

type Palette = (typeof palettes)[number];

export interface RecipeView {
  /** Undefined for the page's own mode. */
  mode: Mode | undefined;
  palette: Palette;
}

/** Default choices: the page's mode, and the palette shared by everything outside the branches. */
export const asThePage = "page";
export const shared = "shared";

interface Branch {
  key: string;
  palette: Palette;
}

export function useRecipeView(branches: readonly Branch[]) {
  const [mode, chooseMode] = useUrlChoice<typeof asThePage | Mode>("mode", [asThePage, ...modes]);
  const [branch, chooseBranch] = useUrlChoice<string>("branch", [shared, ...branches.map(({ key }) => key)]);
  const view: RecipeView = {
    mode: mode === asThePage ? undefined : mode,
    palette: branches.find(({ key }) => key === branch)?.palette ?? "clay",
  };
  return { view, mode, chooseMode, branch, chooseBranch };
}
