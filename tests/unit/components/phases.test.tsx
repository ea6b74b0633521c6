import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Phases, phasesOf } from "../../../src/components/phases.tsx";
import { builtAt } from "../../../src/components/use-hydrated.ts";
import { withTheme } from "../on-page.tsx";

const later = (hours: number) => new Date(builtAt.getTime() + hours * 3_600_000).toISOString();
const [before, one, two, three] = [later(-1), later(1), later(2), later(3)];

/** Returns a function from a time to the last of `values` that has begun by then. */
const valueAt =
  <Value,>(values: readonly (readonly [string, Value])[]) =>
  (now: Date) =>
    values.findLast(([from]) => new Date(from) <= now)?.[1];

test("has the value of the build until the first change, and the last value forever", () => {
  const at = valueAt([
    [before, "open"],
    [one, "now"],
    [two, "over"],
  ]);
  expect(phasesOf([one, two], at)).toEqual([
    { value: "open", until: one },
    { value: "now", from: one, until: two },
    { value: "over", from: two },
  ]);
});

test("has one phase without times", () => {
  expect(phasesOf([], () => "always")).toEqual([{ value: "always" }]);
});

test("skips times that are not after the build", () => {
  const at = vi.fn(() => "over");
  expect(phasesOf([before, builtAt.toISOString()], at)).toEqual([{ value: "over" }]);
  expect(at.mock.calls).toEqual([[builtAt]]);
});

test("merges phases with the same value, even if an other one is between them", () => {
  const at = valueAt([
    [before, { text: "a" }],
    [one, { text: "a" }],
    [two, { text: "b" }],
    [three, { text: "a" }],
  ]);
  expect(phasesOf([one, two, three], at)).toEqual([
    { value: { text: "a" }, until: two },
    { value: { text: "b" }, from: two, until: three },
    { value: { text: "a" }, from: three },
  ]);
});

test("takes times in any order, in any time zone and several times", () => {
  const at = valueAt([
    [before, 1],
    [one, 2],
    [two, 3],
  ]);
  const inAnotherZone = one.replace("Z", "+00:00");
  const phases = phasesOf([two, inAnotherZone, one, two], at);
  expect(phases.map(({ value }) => value)).toEqual([1, 2, 3]);
  expect(phases[1]?.until).toBe(two);
});

test("keeps the phases of a value that is undefined", () => {
  const at = valueAt([[one, "later"]]);
  expect(phasesOf([one], at)).toEqual([
    { value: undefined, until: one },
    { value: "later", from: one },
  ]);
});

test("renders every phase, and shows the one of the build", () => {
  const at = valueAt([
    [before, "open"],
    [one, "over"],
  ]);
  render(
    withTheme(
      <Phases times={[one]} at={at} data-kind="all">
        {(text, phase) => <p>{`${phase}: ${text}`}</p>}
      </Phases>,
    ),
  );
  const [open, over] = [screen.getByText("0: open"), screen.getByText("1: over")];
  expect(open).toBeVisible();
  expect(over).not.toBeVisible();
  expect({ ...open.parentElement?.dataset }).toEqual({ until: one, kind: "all" });
  expect({ ...over.parentElement?.dataset }).toEqual({ from: one, kind: "all" });
});

test("renders nothing for a phase without content", () => {
  const { container } = render(
    withTheme(
      <Phases times={[one]} at={(now) => now < new Date(one)}>
        {(isOpen) => isOpen && <p>Register</p>}
      </Phases>,
    ),
  );
  expect(container.querySelectorAll("[data-from]")).toHaveLength(0);
  expect(container.querySelectorAll("[data-until]")).toHaveLength(1);
});
