import { expect, test } from "vitest";
import { system } from "../../../theme/index.ts";
import { rise, springs } from "../../../theme/motion.ts";

test("no spring moves for longer than 400 ms", () => {
  for (const { duration } of Object.values(springs)) expect(duration).toBeLessThanOrEqual(0.4);
});

test("entering elements start equally far below in styles and in scripts", () => {
  expect(system._config.theme?.keyframes?.rise?.from?.transform).toBe(
    `translateY(${system.tokens.getVar("spacing.rise")})`,
  );
  expect(system.tokens.getByName("spacing.rise")?.value).toBe(rise);
});
