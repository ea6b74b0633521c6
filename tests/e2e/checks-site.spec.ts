import { readLines } from "@kindred-ground/audit/checks/helpers/lines.ts";
import { openPageUnderTest } from "@kindred-ground/audit/runner/page-under-test.ts";
import { freshTabs } from "@kindred-ground/audit/runner/tabs.ts";
import { expect, test } from "@playwright/test";
import { opening } from "../../a11y/open-page.ts";

/** Columns that become too narrow for whole words if padding and indents scale with the text. */
const columns = {
  "/academy": ["Courses", "Toolkits"],
  "/contact": ["Join a Waitlist", "Three short fields, no questions asked."],
};

for (const [page, texts] of Object.entries(columns))
  test(`a phone has room for the text of ${page} at twice the text size`, async ({ browser, baseURL }) => {
    const place = { page, state: "as opened", mode: "large-text", width: 390 } as const;
    const scan = await openPageUnderTest(freshTabs(browser, opening), place, String(baseURL));
    const { values } = await readLines(scan.tab, { withBrokenWords: true });
    await scan.close();
    for (const text of texts) {
      const lines = values.filter((line) => line.text.startsWith(text));
      expect(lines.length, text).toBeGreaterThan(0);
      expect(lines.flatMap(({ brokenWords }) => brokenWords)).toEqual([]);
    }
  });
