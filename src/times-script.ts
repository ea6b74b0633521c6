/** The script of pages with content for the time of the visit, but without lists that can be filtered. */
import { showOfficeStatus } from "./contact/show-office-status.ts";
import { showReaderTimes } from "./events/reader-time.ts";
import { runParts } from "./run-parts.ts";

runParts([showReaderTimes, showOfficeStatus]);
