import { isDemanded } from "../audit.ts";
import { idOf } from "../merge.ts";
import { takePicture } from "../writers/pictures.ts";
import type { Lookers } from "./look-at.ts";

/** Returns a function that takes one screenshot of each A or AA finding, including those to review. */
export function picturesIn(folder: string): Lookers["picture"] {
  const taken = new Set<string>();
  return async (tab, found, place) => {
    const finding = idOf(found, place.page);
    if (taken.has(finding) || !isDemanded(found)) return null;
    taken.add(finding);
    const { page, state, mode, width } = place;
    return takePicture(tab, found, { finding, folder, place: { page, state, mode, width } });
  };
}
