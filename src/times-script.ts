/**
 * The script of pages whose content depends on the time of the visit, unless they also have lists that can be filtered.
 */
import { showOfficeStatus } from "./contact/show-office-status.ts";
import { showReaderTimes } from "./events/reader-time.ts";
import { runParts } from "./run-parts.ts";

runParts([showReaderTimes, showOfficeStatus]);
