import { Resvg } from "@resvg/resvg-js";
import { describe, expect, test } from "vitest";
import { icon } from "../../../../prerender/pictures/icon.ts";
import { hues, patch } from "../../../../src/drawings/mark.ts";
import { system } from "../../../../theme/index.ts";

describe.each(["disc", "tile"] as const)("the %s icon", (background) => {
  const picture = icon(background);
  const { pixels, width, height } = new Resvg(picture).render();
  const pixel = (x: number, y: number) => [...pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)];

  test("shows the logo in the theme's light colors", () => {
    expect(width).toBe(height);
    expect(picture.split(patch)).toHaveLength(hues.length + 1);
    for (const hue of new Set(hues)) {
      expect(picture).toContain(system.tokens.getByName(`colors.${hue}.solid`)?.extensions.conditions?.base);
    }
  });

  test(`${background === "disc" ? "has transparent corners" : "fills its corners"} and is light between the segments`, () => {
    const middle = width / 2;
    expect(pixel(1, 1)[3]).toBe(background === "disc" ? 0 : 255);
    expect(Math.min(...pixel(middle, Math.round(middle - 220)))).toBeGreaterThan(230);
  });
});
