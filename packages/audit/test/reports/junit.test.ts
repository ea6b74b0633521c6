// @vitest-environment jsdom
import { expect, test } from "vitest";
import type { Audit } from "../../core/audit.ts";
import { junit } from "../../reports/junit.ts";
import { hostileAudit, sampleAudit } from "../sample-audit.ts";

function read(audit: Audit): Document {
  const document = new DOMParser().parseFromString(junit(audit), "application/xml");
  expect(document.querySelector("parsererror")?.textContent).toBeUndefined();
  return document;
}

function namesOf(nodes: Iterable<Element>): (string | null)[] {
  return [...nodes].map((node) => node.getAttribute("name"));
}

test("writes a suite for each page and a case for each checked criterion", () => {
  const document = read(sampleAudit);
  expect(namesOf(document.querySelectorAll("testsuite"))).toEqual(["/", "/shop"]);
  expect(namesOf(document.querySelectorAll('testcase[classname="/shop"]'))).toEqual([
    "1.1.1 Non-text Content (A)",
    "1.4.3 Contrast (Minimum) (AA)",
    "2.4.4 Link Purpose (In Context) (A)",
    "2.5.5 Target Size (Enhanced) (AAA)",
    "2.5.8 Target Size (Minimum) (AA)",
    "4.1.2 Name, Role, Value (A)",
  ]);
});

test("fails cases for failures and skips review, accepted, and AAA findings", () => {
  const document = read(sampleAudit);
  const casesWith = (tag: string) =>
    [...document.querySelectorAll(tag)].map(
      ({ parentElement: one }) => `${one?.getAttribute("classname")} ${one?.getAttribute("name")}`,
    );
  expect(casesWith("failure")).toEqual(["/ 4.1.2 Name, Role, Value (A)", "/shop 1.4.3 Contrast (Minimum) (AA)"]);
  expect(casesWith("skipped")).toEqual([
    "/ 1.4.3 Contrast (Minimum) (AA)",
    "/ 2.5.5 Target Size (Enhanced) (AAA)",
    "/shop 2.5.8 Target Size (Minimum) (AA)",
  ]);
});

test("matches totals to the cases", () => {
  const document = read(sampleAudit);
  for (const suite of document.querySelectorAll("testsuite")) {
    expect(suite.getAttribute("tests")).toBe(String(suite.querySelectorAll("testcase").length));
    expect(suite.getAttribute("failures")).toBe(String(suite.querySelectorAll("failure").length));
    expect(suite.getAttribute("skipped")).toBe(String(suite.querySelectorAll("skipped").length));
  }
  expect(document.documentElement.getAttribute("tests")).toBe("12");
  expect(document.documentElement.getAttribute("failures")).toBe("2");
});

test("doesn't fail a case for an experimental rule", () => {
  const findings = sampleAudit.findings.slice(0, 1).map((one) => ({ ...one, conformance: "experimental" as const }));
  expect(read({ ...sampleAudit, findings }).querySelector("failure")).toBeNull();
});

test("reports an incomplete page load as an error of its page", () => {
  const [first, ...others] = sampleAudit.scans;
  const document = read({
    ...sampleAudit,
    scans: first ? [{ ...first, error: "The page did not load." }, ...others] : [],
  });
  expect(document.querySelector("error")?.getAttribute("message")).toBe("The page did not load.");
  expect(document.querySelector("error")?.parentElement?.getAttribute("name")).toBe("as opened, light, 1280 px");
  expect(document.querySelector("testsuite")?.getAttribute("errors")).toBe("1");
  expect(document.documentElement.getAttribute("errors")).toBe("1");
});

test("escapes hostile text and replaces characters that XML doesn't allow", () => {
  const failure = read(hostileAudit).querySelector("failure");
  expect(failure?.children).toHaveLength(0);
  expect(failure?.textContent).toContain(
    "=cmd|' /C calc'!A0 \"q\" ]]> <b>&amp; a,b;c\r\nd\ufffd\ufffd\ufffd\ufffd\ufffd \ufffd 😀 \u2028 end",
  );
});
