import { createListCollection } from "@chakra-ui/react/collection";
import type { Choice } from "../../data/forms/form.ts";

/** Milliseconds after which what was typed ahead is forgotten, as long as the platform’s selects take. */
const typeAheadReset = 1_000;

/** The choices as Chakra’s select takes them. Zag forgets what was typed ahead after a third of the time. */
export function choiceCollection(choices: readonly Choice[]) {
  const collection = createListCollection({ items: [...choices] });
  const { search } = collection;
  collection.search = (query, options) => search(query, { ...options, timeout: typeAheadReset });
  return collection;
}
