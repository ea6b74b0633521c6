import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ProgressBar } from "../../../src/components/progress-bar.tsx";
import { renderOnPage } from "../on-page.tsx";

function show(value: number, max: number): HTMLElement {
  renderOnPage(<ProgressBar value={value} max={max} label="The quiz" valueText="Question 3 of 15" />);
  return screen.getByRole("progressbar");
}

test("has an accessible name and states its progress in words", () => {
  const bar = show(3, 15);
  expect(bar).toHaveAccessibleName("The quiz");
  expect(bar).toHaveAttribute("aria-valuetext", "Question 3 of 15");
});

test.each([
  { value: 20, max: 15, now: "15" },
  { value: -1, max: 15, now: "0" },
  { value: Number.NaN, max: 15, now: "0" },
  { value: 1, max: 0, now: "1" },
])("clamps $value to $max and warns developers", ({ value, max, now }) => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  expect(show(value, max)).toHaveAttribute("aria-valuenow", now);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("ProgressBar 'The quiz'"));
  warn.mockRestore();
});
