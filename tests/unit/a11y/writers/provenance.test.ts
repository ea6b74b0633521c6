import { expect, test } from "vitest";
import { provenance } from "../../../../a11y/writers/provenance.ts";
import { sampleAudit } from "../sample-audit.ts";

test.each([
  [{}, "a local server, built from the commit"],
  [{ commit: "5658b2b+" }, "a local server, built from the commit with changed files"],
  [{ commit: null }, "a local server, built from files without a commit"],
  [{ isOwnBuild: false }, "http://127.0.0.1:4199"],
])("states the origin of an audit with %j", (more, words) => {
  expect(Object.fromEntries(provenance({ ...sampleAudit, ...more }))["served at"]).toBe(words);
});
