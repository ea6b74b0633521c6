import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { exportTheme, formatNames, writeFiles } from "../../exchange/export.ts";
import { importFiles } from "../../exchange/import.ts";
import { texts, theme } from "../theme.ts";

const folder = mkdtempSync(join(tmpdir(), "tokens-"));
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

it("reports an import and returns the changed texts without writing them", () => {
  const file = fileWith("brand.css", ":root { --radii-panel: 2rem }");
  const { lines, texts: changed, files, isRefused } = importFiles([file], theme);
  expect(lines).toEqual([
    `${file}: CSS custom properties, 1 value`,
    'changed shape.tokens.json: radii.panel, from --radii-panel (line 1): { "value": 1.25, "unit": "rem" } → { "value": 2, "unit": "rem" }',
    "1 changed, 0 refused, 0 unchanged",
  ]);
  expect(isRefused).toBe(false);
  expect(changed.get("shape.tokens.json")).toBe(
    texts["shape.tokens.json"]?.replace(
      '"value": 1.25, "unit": "rem" } }\n  },\n  "op',
      '"value": 2, "unit": "rem" } }\n  },\n  "op',
    ),
  );
  expect(files["shape.tokens.json"]).toMatchObject({ radii: { panel: { $value: { value: 2, unit: "rem" } } } });
  expect(readFileSync(join(theme.folder, "shape.tokens.json"), "utf8")).toBe(texts["shape.tokens.json"]);
});

it("names the file of each value if there are several, and lists unchanged ones on demand", () => {
  const names = [fileWith("a.css", ":root { --radii-panel: 20px }"), fileWith("b.css", ":root { --missing: 1px }")];
  const { lines, isRefused } = importFiles(names, theme, { isVerbose: true });
  expect(lines).toContainEqual(expect.stringMatching(/^refused b\.css: --missing \(line 1\): the theme has no such/));
  expect(lines).toContain("same    shape.tokens.json: radii.panel, from a.css: --radii-panel (line 1)");
  expect(isRefused).toBe(true);
});

it("reads values without a mode as those of the given one", () => {
  const file = fileWith("colors.css", ":root { --color-clay-solid: var(--color-clay-300) }");
  const { lines } = importFiles([file], theme, { mode: "dark" });
  expect(lines[1]).toMatch(/^changed semantic\.dark\.tokens\.json: color\.clay\.solid/);
});

it("names other parts of a file once", () => {
  const css =
    "@import 'a.css'; @theme { @keyframes spin { to { --a: 1; rotate: 1turn } } } body { margin: 0; margin: 1px }";
  const json = {
    $schema: "https://a",
    radii: { type: "dimension", panel: { $value: "20px", $extensions: { "a.b": 1 } } },
  };
  const names = [fileWith("a.css", css), fileWith("b.json", JSON.stringify(json))];
  expect(importFiles(names, theme).lines.slice(0, 2)).toEqual([
    `${names[0]}: CSS custom properties, 0 values; not tokens: @import 'a.css', @keyframes spin, margin`,
    `${names[1]}: DTCG, 1 value; not tokens: type, $extensions a.b`,
  ]);
});

it("throws for a missing file", () => {
  expect(() => importFiles([join(folder, "missing.css")], theme)).toThrow("missing.css is not a file");
});

it.each(formatNames)("exports %s as files with a note on its limits", (format) => {
  const { files, note } = exportTheme(format, theme);
  writeFiles(join(folder, format), files);
  for (const [name, text] of files) expect(readFileSync(join(folder, format, name), "utf8")).toBe(text);
  expect(files.size).toBeGreaterThan(0);
  expect(note).toMatch(/^(contains|colors) /);
});

it("exports CSS with each mode under its own selector and condition, stronger ones later", () => {
  const css = exportTheme("css", theme).files.get("tokens.css") ?? "";
  const starts = css.split("\n").filter((line) => line.endsWith("{"));
  expect(starts).toEqual([
    ":root {",
    "@media (prefers-contrast: more) {",
    "  :root {",
    ".dark {",
    "@media (prefers-contrast: more) {",
    "  .dark {",
  ]);
  expect(css).toContain("  --color-clay-solid: var(--color-clay-600);");
  expect(css).toMatch(/--font-sizes-h1: .*\b13vw\b/);
});
