// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { findFont } from "../../../../scripts/brand/font-source.ts";

const folder = mkdtempSync(join(tmpdir(), "fonts-"));
afterAll(() => rmSync(folder, { recursive: true }));

const files = "node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/";
const upright = `${files}atkinson-hyperlegible-next-latin-wght-normal.woff2`;
const italic = `${files}atkinson-hyperlegible-next-latin-wght-italic.woff2`;
const icons = "node_modules/style-dictionary/examples/complete/assets/fonts/MaterialIcons-Regular.woff2";
const page = join(folder, "page.woff2");
writeFileSync(page, "<!doctype html>");

it("finds the files of a package, with the axes that it is asked for", () => {
  const { family, files, generic } = findFont({ use: "heading", name: "Fraunces", axes: { SOFT: 100 } }, [400, 700]);
  expect({ family, files, generic }).toEqual({
    family: "Fraunces",
    generic: "serif",
    files: [{ path: expect.stringMatching(/fraunces-latin-soft-normal\.woff2$/), style: "normal" }],
  });
});

it("takes the italic for running text only", () => {
  const [heading, body] = (["heading", "body"] as const).map((use) =>
    findFont({ use, name: "Atkinson Hyperlegible Next", axes: {} }, [400, 700]),
  );
  expect([heading?.files.length, body?.files.length]).toEqual([1, 2]);
});

it("names the family of a file by its own name", () => {
  const { family, slug } = findFont({ use: "body", name: upright, italic, axes: {} }, [400, 700]);
  expect([family, slug]).toEqual(["Atkinson Hyperlegible Next", "atkinson-hyperlegible-next"]);
});

it.each([
  [{ name: "lost.woff2" }, "no file 'lost.woff2'; write its path from this folder"],
  [{ name: page }, "page.woff2: it is not a font; name a .woff2 file"],
  [{ name: icons }, "; use the file with Latin letters"],
  [{ name: italic }, "is an italic; name the upright file"],
  [{ name: upright, italic: upright }, "is upright; name the italic file, or none"],
  [{ name: "Fraunces", axes: { SOFT: 900 } }, "SOFT=900 is outside 0 to 100; write --heading-axes SOFT=100"],
  [{ name: "Fraunces", axes: { slnt: 1 } }, "Fraunces has no axis slnt; it has ital, opsz, wght, SOFT, WONK"],
  [{ name: upright, axes: { SOFT: 1 } }, "has no axis SOFT; it has none"],
])("refuses %j with cause and fix", (request, message) => {
  const ask = () => findFont({ use: "heading", axes: {}, ...request }, [400, 700]);
  expect(ask).toThrow(message);
});

it("refuses a font that lacks a weight of the theme", () => {
  expect(() => findFont({ use: "body", name: upright, axes: {} }, [400, 900])).toThrow(
    "has the weights 200 to 800, and fontWeights in theme/tokens/type.tokens.json have 400 to 900; use a variable font, or change those first",
  );
});
