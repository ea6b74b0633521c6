import { expect, test } from "vitest";
import { provenance } from "../../../../a11y/writers/provenance.ts";
import { sampleAudit } from "../sample-audit.ts";

test.each([
  [{}, "the auditor’s own machine, built from the commit"],
  [{ commit: "5658b2b+" }, "the auditor’s own machine, built from the commit with files changed since"],
  [{ commit: null }, "the auditor’s own machine, built from files of no commit"],
  [{ isOwnBuild: false }, "http://127.0.0.1:4199"],
])("states the origin of an audit with %j", (more, words) => {
  expect(Object.fromEntries(provenance({ ...sampleAudit, ...more }))["served at"]).toBe(words);
});
