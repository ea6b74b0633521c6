import { designParts, recipesPath, workbenchPage } from "./pages.ts";
import { recipeFamilies } from "./recipe-families.ts";
import { designWords } from "./words.ts";

export interface DesignLink {
  path: string;
  label: string;
  /** Needs a full page load, because its policy allows content that other pages' policies forbid. */
  ownDocument?: true;
}

export const designNav = {
  label: designWords.parts,
  links: [
    { path: designParts[""].path, label: designWords.nav.start },
    { path: designParts.colors.path, label: designWords.nav.colors },
    { path: designParts.contrast.path, label: designWords.nav.contrast },
    ...recipeFamilies.map(({ slug, title }) => ({ path: recipesPath(slug), label: title })),
    { path: workbenchPage.path, label: designWords.nav.workbench, ownDocument: true },
  ],
} as const satisfies { label: string; links: readonly DesignLink[] };
