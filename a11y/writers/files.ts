import type { Audit } from "../audit.ts";
import type { Manual } from "../manual.ts";
import { csv } from "./csv.ts";
import { earl } from "./earl.ts";
import { json } from "./json.ts";
import { junit } from "./junit.ts";
import { openacr } from "./openacr.ts";
import { sarif } from "./sarif.ts";

/** The reports for other tools: each file’s name and what writes its text from an audit and the sheet beside it. */
export const files: Record<string, (audit: Audit, manual: Manual | null) => string> = {
  "report.json": json,
  "earl.jsonld": earl,
  "openacr.yaml": openacr,
  "report.sarif": sarif,
  "findings.csv": csv,
  "junit.xml": junit,
};
