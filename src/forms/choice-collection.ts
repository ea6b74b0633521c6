import { createListCollection } from "@chakra-ui/react/collection";
import type { Choice } from "../../data/forms/form.ts";

/** Milliseconds after which type-ahead text resets, the same as in native selects. */
const typeAheadReset = 1_000;

/** Creates the collection for Chakra's select. Zag's own type-ahead timeout is a third of this one. */
export function choiceCollection(choices: readonly Choice[]) {
  const collection = createListCollection({ items: [...choices] });
  const { search } = collection;
  collection.search = (query, options) => search(query, { ...options, timeout: typeAheadReset });
  return collection;
}
