import { expect, test } from "vitest";
import type { Audit } from "../../../../a11y/audit.ts";
import { csv } from "../../../../a11y/writers/every-writer.ts";
import { cleanAudit, hostileAudit, sampleAudit } from "../sample-audit.ts";
import { readCsv } from "./read-csv.ts";

function rowsOf(audit: Audit): Record<string, string | undefined>[] {
  const [header = [], ...rows] = readCsv(csv(audit).replace(/^\ufeff/, ""));
  return rows.map((row) => Object.fromEntries(header.map((name, index) => [name, row[index]])));
}

test("each finding has a row for each place it shows in", () => {
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

test("a row says what, where, how sure, and why it may stand", () => {
  expect(rowsOf(sampleAudit)[3]).toMatchObject({
    rule: "target-size",
    criteria: "2.5.8",
    conformance: "AA",
    certainty: "fails",
    "found by": "targets",
    address: "https://kindredground.example/shop",
    selector: "a.map",
    markup: '<a class="map">',
    excuse: "An equivalent link of 44 px stands beside it.",
    "excuse link": "https://issues.example/7",
  });
});

test("an audit that found nothing says so, with its source", () => {
  expect(rowsOf(cleanAudit)).toEqual([
    expect.objectContaining({ id: "", message: "Nothing was found.", commit: "5658b2b0d1c2", policy: "sha256-6dCq1n" }),
  ]);
});

test("no cell starts a formula", () => {
  const starts = ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "＝1", "\u0000=1"];
  for (const message of starts) {
    const [row] = rowsOf({
      ...cleanAudit,
      findings: sampleAudit.findings.slice(0, 1).map((one) => ({ ...one, message })),
    });
    expect(row?.message).not.toMatch(/^[=+\-@\t\r\n＝]/);
  }
});

test("hostile text stays in its cell, less its control characters and halves of characters", () => {
  const [row, ...others] = rowsOf(hostileAudit);
  expect(others).toEqual([]);
  expect(row?.message).toBe(
    "'=cmd|' /C calc'!A0 \"q\" ]]> <b>&amp; a,b;c\r\nd\ufffd\ufffd\ufffd\ufffd\ufffd \ufffd 😀 \u2028 end",
  );
});
