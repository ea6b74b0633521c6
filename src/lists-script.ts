/** The script of pages with lists that can be filtered, or with content for the time of the visit. */
import { showOfficeStatus } from "./contact/show-office-status.ts";
import { showReaderTimes } from "./events/reader-time.ts";
import { filterLists } from "./filter-lists.ts";
import { runParts } from "./run-parts.ts";

runParts([filterLists, showReaderTimes, showOfficeStatus]);
