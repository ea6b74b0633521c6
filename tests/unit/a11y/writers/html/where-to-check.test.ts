import { expect, test } from "vitest";
import { whereToCheck } from "../../../../../a11y/writers/html/checklist.tsx";
import { sampleAudit } from "../../sample-audit.ts";

test("checks by hand of this machine’s own build name the command that serves it", () => {
  expect(whereToCheck(sampleAudit)).toContain("run npm start in the project’s folder, then open http://127.0.0.1:4173");
});

test("checks by hand of a deployment name its address", () => {
  expect(whereToCheck({ ...sampleAudit, origin: "https://staging.example.org", isOwnBuild: false })).toBe(
    "The site to check: https://staging.example.org.",
  );
});
