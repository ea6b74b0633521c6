/**
 * The script of pages with lists that can be filtered. It includes the parts of times-script.ts, so that a page loads
 * one file.
 */
import { showOfficeStatus } from "./contact/show-office-status.ts";
import { showReaderTimes } from "./events/reader-time.ts";
import { filterLists } from "./filter-lists.ts";
import { runParts } from "./run-parts.ts";

runParts([filterLists, showReaderTimes, showOfficeStatus]);
