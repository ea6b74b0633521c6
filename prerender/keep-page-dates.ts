/** `npm run dates`: takes over into data/ on which day each page last changed, as the build has found it. */
import { copyFileSync } from "node:fs";
import { pageDatesFile, renewedDatesFile } from "./page-dates-file.ts";

copyFileSync(renewedDatesFile, pageDatesFile);
