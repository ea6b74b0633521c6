import { answering, book, bowl, dial, saplings, shoulders } from "./article-scenes.ts";
import type { Family } from "./mark.ts";
import { horizon, telling } from "./writing.ts";

export const articlePicture: Family = {
  series: "sun water wind/article",
  compose: (chance) => chance.pick([horizon, telling, book, dial, answering, bowl, saplings, shoulders])(chance),
};
