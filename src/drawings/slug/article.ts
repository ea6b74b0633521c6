import { answering, book, bowl, dial, saplings, shoulders } from "./article-scenes.ts";
import type { Family } from "./mark.ts";
import { horizon, telling } from "./writing.ts";

/** Something to read. */
export const article: Family = (chance) =>
  chance.pick([horizon, telling, book, dial, answering, bowl, saplings, shoulders])(chance);
