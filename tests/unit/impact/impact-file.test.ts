import { expect, test } from "vitest";
import type { ImpactRow } from "../../../data/impact.ts";
import { impactCsv, impactJson } from "../../../src/impact/impact-file.ts";

const row: ImpactRow = {
  key: "soup",
  value: "12+",
  label: "pots",
  number: 12,
  unit: "people",
  isExact: false,
  counts: 'Pots of "good" soup, and one burned',
  period: "2019 to 2026",
  source: "Notebook",
  placeholder: true,
};

test("writes a table that spreadsheets read, with quotes doubled and an empty cell for no number", () => {
  expect(impactCsv([row, { ...row, number: null }])).toBe(
    [
      '\ufeff"key","value","label","number","unit","isExact","counts","period","source"',
      '"soup","12+","pots","12","people","false","Pots of ""good"" soup, and one burned","2019 to 2026","Notebook"',
      '"soup","12+","pots","","people","false","Pots of ""good"" soup, and one burned","2019 to 2026","Notebook"',
      "",
    ].join("\r\n"),
  );
});

test("writes the same rows as JSON, with the page that explains them", () => {
  const { url, figures } = JSON.parse(impactJson([row], { title: "Figures", url: "https://site.example/impact" }));
  expect(url).toBe("https://site.example/impact");
  const { placeholder, ...published } = row;
  expect(figures).toEqual([published]);
});
