import { expect, test } from "vitest";
import { whereToCheck } from "../../../../../a11y/writers/html/checklist.tsx";
import { sampleAudit } from "../../sample-audit.ts";

test("names the start command for manual checks of the local build", () => {
  expect(whereToCheck(sampleAudit)).toContain("run npm start in the project folder. Then open http://127.0.0.1:4173");
});

test("names the address for manual checks of a deployment", () => {
  expect(whereToCheck({ ...sampleAudit, origin: "https://staging.example.org", isOwnBuild: false })).toBe(
    "Check this site: https://staging.example.org.",
  );
});
