import { expect, test } from "vitest";
import type { Audit } from "../../core/audit.ts";
import { csv } from "../../reports/csv.ts";
import { cleanAudit, hostileAudit, sampleAudit } from "../sample-audit.ts";

/** Parses a file's records by RFC 4180: quoted fields, doubled quotes, and CR LF after each record. */
function readCsv(text: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  let at = 0;
  while (at < text.length) {
    const field = /"((?:[^"]|"")*)"(,|\r\n)/y;
    field.lastIndex = at;
    const match = field.exec(text);
    if (!match) throw new Error(`no field at ${at}: ${JSON.stringify(text.slice(at, at + 40))}`);
    record.push((match[1] ?? "").replaceAll('""', '"'));
    if (match[2] === "\r\n") {
      records.push(record);
      record = [];
    }
    at = field.lastIndex;
  }
  return records;
}

function rowsOf(audit: Audit): Record<string, string | undefined>[] {
  const [header = [], ...rows] = readCsv(csv(audit).replace(/^\ufeff/, ""));
  return rows.map((row) => Object.fromEntries(header.map((name, index) => [name, row[index]])));
}

test("writes one row for each place of a finding", () => {
  expect(rowsOf(sampleAudit).map(({ id, page, mode, width }) => [id, page, mode, width])).toEqual([
    ["c0ffee01", "/shop", "light", "1280"],
    ["c0ffee01", "/shop", "dark", "390"],
    ["c0ffee02", "/", "light", "1280"],
    ["c0ffee03", "/shop", "light", "1280"],
    ["c0ffee04", "/", "light", "1280"],
    ["c0ffee05", "/", "dark", "390"],
    ["c0ffee06", "/", "dark", "390"],
  ]);
});

test("includes place, certainty, and reason for acceptance in each row", () => {
  expect(rowsOf(sampleAudit)[3]).toMatchObject({
    rule: "target-size",
    criteria: "2.5.8",
    conformance: "AA",
    certainty: "fails",
    "found by": "targets",
    address: "https://hillfarm.example/shop",
    selector: "a.map",
    markup: '<a class="map">',
    excuse: "An equivalent link of 44 px is next to it.",
    "excuse link": "https://issues.example/7",
  });
});

test("writes a row with the source for an audit without findings", () => {
  expect(rowsOf(cleanAudit)).toEqual([
    expect.objectContaining({ id: "", message: "No findings.", commit: "5658b2b0d1c2", policy: "sha256-6dCq1n" }),
  ]);
});

test("prevents formulas at the start of a cell", () => {
  const starts = ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "＝1", "\u0000=1"];
  for (const message of starts) {
    const [row] = rowsOf({
      ...cleanAudit,
      findings: sampleAudit.findings.slice(0, 1).map((one) => ({ ...one, message })),
    });
    expect(row?.message).not.toMatch(/^[=+\-@\t\r\n＝]/);
  }
});

test("keeps hostile text in its cell and replaces control characters and lone surrogates", () => {
  const [row, ...others] = rowsOf(hostileAudit);
  expect(others).toEqual([]);
  expect(row?.message).toBe(
    "'=cmd|' /C calc'!A0 \"q\" ]]> <b>&amp; a,b;c\r\nd\ufffd\ufffd\ufffd\ufffd\ufffd \ufffd 😀 \u2028 end",
  );
});
