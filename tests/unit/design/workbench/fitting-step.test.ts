import { expect, test } from "vitest";
import { fittingStep } from "../../../../src/design/workbench/bench-field.tsx";

test.each([
  [0.5142, 0.001, 0.0001],
  [0.5, 0.001, 0.001],
  [38.9, 0.1, 0.1],
  [1e-7, 0.001, 0.001],
])("a field with %d and steps of %d has a valid step of %d", (value, step, fitting) => {
  expect(fittingStep(value, { min: 0, step })).toBe(fitting);
});
