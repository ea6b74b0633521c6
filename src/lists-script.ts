/** The script of pages with lists that can be filtered, or with times in the reader's time zone. */
import { showReaderTimes } from "./events/reader-time.ts";
import { filterLists } from "./filter-lists.ts";
import { runParts } from "./run-parts.ts";

runParts([filterLists, showReaderTimes]);
