import { designParts, workbenchPage } from "../../../data/design-pages.ts";
import { designWords } from "./words.ts";

export interface DesignLink {
  path: string;
  label: string;
  /**
   * True if the page needs a full load, because its content security policy allows content that other pages' policies
   * forbid.
   */
  ownDocument?: true;
}

const { nav } = designWords;
const partLinks = Object.entries(designParts).map(([part, { path }]) => ({
  path,
  label: nav[part as keyof typeof nav],
}));

export const designNav = {
  label: designWords.parts,
  links: [...partLinks, { path: workbenchPage.path, label: nav.workbench, ownDocument: true }],
} as const satisfies { label: string; links: readonly DesignLink[] };
