import { startCopying } from "./copy.ts";
import { element } from "./element.ts";
import { startFilter } from "./filter-page.ts";
import { startSheet } from "./sheet.ts";

// A report without findings has no filter.
if (document.getElementById("filter")) startFilter();
startCopying();
startSheet(JSON.parse(element("facts").textContent ?? ""));
