import { Resvg } from "@resvg/resvg-js";
import { describe, expect, test } from "vitest";
import { previewSize } from "../../../../data/preview-picture.ts";
import { roles } from "../../../../data/quiz/roles.ts";
import { rolePreview } from "../../../../prerender/pictures/role-preview.ts";
import { roleIcons } from "../../../../src/drawings/role-icons.ts";

describe.each(roles.map(({ key }) => key))("the preview of %s", (key) => {
  const svg = rolePreview(key);

  test("has the size of preview images", () => {
    const { width, height } = new Resvg(svg);
    expect({ width, height }).toEqual({ width: 1200, height: 630 });
    expect(previewSize).toEqual({ width, height });
  });

  test("shows all ten icons, with its role's icon twice", () => {
    for (const role of roles) {
      expect(svg.split(roleIcons[role.key].line).length - 1).toBe(role.key === key ? 2 : 1);
    }
  });

  test("contains valid numbers and colors and no text that requires a font", () => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<text/);
    expect(svg.match(/(?:fill|stroke)="[^"]*"/g)).not.toContainEqual(
      expect.not.stringMatching(/"(none|#[0-9a-f]{6})"$/i),
    );
  });
});

test("gives each role a different picture", () => {
  expect(new Set(roles.map(({ key }) => rolePreview(key))).size).toBe(roles.length);
});
