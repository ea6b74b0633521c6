import { expect, test } from "vitest";
import { system } from "../../../theme/index.ts";
import { rise, springs } from "../../../theme/springs.ts";

test("limits spring animations to 400 ms", () => {
  for (const { duration } of Object.values(springs)) expect(duration).toBeLessThanOrEqual(0.4);
});

test("starts entering elements at the same offset in styles and scripts", () => {
  expect(system._config.theme?.keyframes?.rise?.from?.transform).toBe(
    `translateY(${system.tokens.getVar("spacing.rise")})`,
  );
  expect(system.tokens.getByName("spacing.rise")?.value).toBe(rise);
});
