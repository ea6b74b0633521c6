import { expect, test } from "vitest";
import { system } from "../../../theme/index.ts";
import { keyframes } from "../../../theme/keyframes.ts";
import { rise, springs } from "../../../theme/motion.ts";

test("no spring moves for longer than 400 ms", () => {
  for (const { duration } of Object.values(springs)) expect(duration).toBeLessThanOrEqual(0.4);
});

test("what comes up comes from equally far below, by styles and by scripts", () => {
  expect(keyframes.rise?.from?.transform).toBe(`translateY(${system.tokens.getVar("spacing.rise")})`);
  expect(system.tokens.getByName("spacing.rise")?.value).toBe(rise);
});
