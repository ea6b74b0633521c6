import type { Audit, Finding, Place } from "../audit.ts";
import { printable } from "./printable.ts";
import { addressOf, versionsInWords } from "./provenance.ts";

const header = [
  ..."id,rule,criteria,conformance,certainty,found by,page,address,state,mode,width".split(","),
  ..."selector,markup,message,help,help address,excuse,excuse link".split(","),
  ..."audited,commit,policy,versions".split(","),
];

/** `findings.csv`: one row for each finding and place. If there are no findings, one row states that. */
export function csv(audit: Audit): string {
  const source = [audit.endedAt, audit.commit ?? "unknown", audit.policy, versionsInWords(audit)];
  const rows = audit.findings.flatMap((finding) => finding.places.map((place) => cells(audit, finding, place)));
  const nothing = header.slice(0, -source.length).map((name) => (name === "message" ? "Nothing was found." : ""));
  const body = (rows.length > 0 ? rows : [nothing]).map((row) => [...row, ...source]);
  return `${byteOrderMark}${[header, ...body].map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}

/** Byte order mark, without which spreadsheets assume a legacy Windows encoding. */
const byteOrderMark = "\ufeff";

function cells(audit: Audit, { element, excuse, ...finding }: Finding, place: Place): string[] {
  return [
    finding.id,
    finding.rule,
    finding.criteria.join(" "),
    finding.conformance,
    finding.certainty,
    finding.foundBy.join(" "),
    place.page,
    addressOf(audit, place.page),
    place.state,
    place.mode,
    String(place.width),
    element.selector,
    element.markup,
    finding.message,
    finding.help,
    finding.helpUrl ?? "",
    excuse?.reason ?? "",
    excuse?.link ?? "",
  ];
}

/** Characters that start a formula in spreadsheets, and their full-width forms (OWASP, "CSV Injection"). */
const formula = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** Quotes a cell according to RFC 4180. A leading apostrophe prevents evaluation as a formula. */
function cell(text: string): string {
  const safe = printable(text);
  return `"${(formula.test(safe) ? `'${safe}` : safe).replaceAll('"', '""')}"`;
}
