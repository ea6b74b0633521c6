/** `npm run dates`: copies the page change dates that the build computed into data/. */
import { copyFileSync } from "node:fs";
import { pageDatesFile, renewedDatesFile } from "./page-dates-file.ts";

copyFileSync(renewedDatesFile, pageDatesFile);
