import type { Audit, Finding, Place } from "../core/audit.ts";
import { consequencesInWords } from "../core/consequences.ts";
import { addressOf, versionsInWords } from "./provenance.ts";
import { csvOf } from "./spreadsheet.ts";

type Column = (finding: Finding, place: Place, audit: Audit) => string | undefined;

const columns: Readonly<Record<string, Column>> = {
  id: ({ id }) => id,
  rule: ({ rule }) => rule,
  criteria: (finding) => finding.criteria.join(" "),
  conformance: ({ conformance }) => conformance,
  certainty: ({ certainty }) => certainty,
  "found by": ({ foundBy }) => foundBy.join(" "),
  page: (_, { page }) => page,
  address: (_, { page }, audit) => addressOf(audit, page),
  state: (_, { state }) => state,
  mode: (_, { mode }) => mode,
  width: (_, { width }) => width?.toString(),
  selector: ({ element }) => element.selector,
  markup: ({ element }) => element.markup,
  message: ({ message }) => message,
  help: ({ help }) => help,
  "help address": ({ helpUrl }) => helpUrl,
  consequences: consequencesInWords,
  excuse: ({ excuse }) => excuse?.reason,
  "excuse link": ({ excuse }) => excuse?.link,
  severity: ({ issue }) => issue?.severity,
  status: ({ issue }) => issue?.status,
  owner: ({ issue }) => issue?.owner,
  due: ({ issue }) => issue?.due,
};

/** Returns `findings.csv`: one row for each finding and place. If there are no findings, one row states that. */
export function csv(audit: Audit): string {
  const source = {
    audited: audit.endedAt,
    commit: audit.commit ?? "unknown",
    policy: audit.policy,
    versions: versionsInWords(audit),
  };
  const rows = audit.findings.flatMap((finding) =>
    finding.places.map((place) => Object.values(columns).map((column) => column(finding, place, audit) ?? "")),
  );
  const nothing = Object.keys(columns).map((name) => (name === "message" ? "No findings." : ""));
  const body = (rows.length > 0 ? rows : [nothing]).map((row) => [...row, ...Object.values(source)]);
  const header = Object.keys({ ...columns, ...source });
  return `${byteOrderMark}${csvOf([header, ...body])}`;
}

/** Byte order mark, without which spreadsheets assume a legacy Windows encoding. */
const byteOrderMark = "\ufeff";
