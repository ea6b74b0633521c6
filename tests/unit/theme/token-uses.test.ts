import { describe, expect, it } from "vitest";
import { categoriesByProperty, nameMistakes, unknownNames } from "../../../theme/check-names.ts";
import { tokenUses } from "../../../theme/token-uses.ts";

const categories = categoriesByProperty();
const usesIn = (text: string) =>
  tokenUses("look.tsx", text, (property) => categories.get(property)).map(({ category, name }) =>
    category ? `${category}.${name}` : name,
  );

describe("finds the tokens in", () => {
  it.each([
    ['<Box padding="4" p={{ base: "6", _open: "8" }} />', ["spacing.4", "spacing.6", "spacing.8"]],
    ['<Box color={isLit ? "fg.muted" : "fg.default"} />', ["colors.fg.muted", "colors.fg.default"]],
    ['<Box css={{ "& a": { borderRadius: "panel" } }} />', ["radii.panel"]],
    ['const look = { gap: "3" }; <Box css={look} />', ["spacing.3"]],
    ['const look = { gap: "3" }; <Box {...look} />', ["spacing.3"]],
    ['const look: SystemStyleObject = { gap: "3" }', ["spacing.3"]],
    ['defineRecipe({ base: { textStyle: "h4" } })', ["textStyles.h4"]],
    ['const outline = "{borderWidths.ring} solid {colors.focus.ring}"', ["borderWidths.ring", "colors.focus.ring"]],
    [`const edge = \`calc({spacing.8} - \${width})\``, ["spacing.8"]],
    [`<Box color={\`clay.\${role}\`} bg={\`\${palette}.tint\`} />`, ["colors.clay.…", "colors.….tint"]],
    [`const name = \`{radii.\${size}Card}\``, ["radii.…Card"]],
    [`const one = \`var(--k-radii-\${name})\``, ["radii-…"]],
    ['const move = "translateY(var(--k-spacing-rise))"', ["spacing-rise"]],
  ])("%s", (text, names) => {
    expect(usesIn(text)).toEqual(names);
  });

  it.each([
    '<svg width="4" />',
    '<Box style={{ padding: "4" }} />',
    'const words = { color: "Color" }',
    'import { a } from "{spacing.4}"',
    `const name = \`{\${path}}\``,
    `const name = \`{spacing.\${step}}\``,
    `const one = \`var(--k-\${name})\``,
    `<Box width={\`\${share}%\`} height={\`\${rows}rem\`} top={\`calc(\${a} * 2)\`} />`,
  ])("none in %s", (text) => {
    expect(usesIn(text)).toEqual([]);
  });
});

describe("reports a name", () => {
  const names = new Map([
    ["radii", new Set(["control", "card"])],
    ["spacing", new Set(["12", "16", "gutter"])],
    ["colors", new Set(["clay.fg"])],
    ["shadows", new Set<string>()],
  ]);
  const linesFor = (category: string, name: string) =>
    unknownNames(
      [
        { file: "a.tsx", line: 3, category, name },
        { file: "a.tsx", line: 4, category: "radii", name: "control" },
      ],
      names,
    );

  it.each([
    ["radii", "panel", "uses radii.panel, which no token file has; did you mean radii.card?"],
    ["spacing", "14", "uses spacing.14, which no token file has; use one of spacing.12, spacing.16"],
    ["spacing", "-14", "uses spacing.14, which no token file has; use one of spacing.12, spacing.16"],
    ["spacing", "guter", "uses spacing.guter, which no token file has; did you mean spacing.gutter?"],
    ["colors", "colorPalette.gf", "uses color.colorPalette.gf, which no token file has; did you mean color.clay.fg?"],
    ["shadows", "raised", "uses shadows.raised, which no token file has; add it"],
    ["colors", "clya.…", "uses color.clya.…, and no token file has such a name; did you mean color.clay.…?"],
    ["colors", "….tint", "uses color.….tint, and no token file has such a name; add it"],
    ["", "radius-…", "uses --k-radius-…, and no token file has such a name; did you mean --k-radii-…?"],
    ["", "radii-crad", "uses --k-radii-crad, which no token file has; did you mean --k-radii-card?"],
  ])("that no file has: %s %s", (category, name, message) => {
    expect(linesFor(category, name)).toEqual([`a.tsx:3: ${message}`]);
  });

  it.each([
    ["spacing", "-12"],
    ["spacing", "auto"],
    ["spacing", "[3ch]"],
    ["spacing", "12mm"],
    ["colors", "clay.fg/60"],
    ["colors", "colorPalette.fg"],
    ["colors", "current"],
    ["cursor", "pointer"],
    ["colors", "clay.…"],
    ["colors", "….fg"],
    ["colors", "colorPalette.…"],
    ["shadows", "….fg"],
    ["", "radii-…"],
    ["", "colors-color-palette-on-deep"],
  ])("but not %s %s", (category, name) => {
    expect(linesFor(category, name)).toEqual([]);
  });
});

it("finds only known names in the site", () => {
  expect(nameMistakes()).toEqual([]);
});
