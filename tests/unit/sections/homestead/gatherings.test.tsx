import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { gatheringsAt, gatheringsIntro } from "../../../../data/homestead.ts";
import { Gatherings } from "../../../../src/sections/homestead/gatherings.tsx";
import { renderOnPage } from "../../on-page.tsx";

const gatherings = gatheringsAt(new Date("2026-11-22T12:00:00Z"));

function openAt(now: Date) {
  vi.setSystemTime(now);
  renderOnPage(<Gatherings words={gatheringsIntro} gatherings={gatherings} />);
}

afterEach(() => void vi.useRealTimers());

test("removes an ended gathering from the list", () => {
  openAt(new Date(gatherings[0]?.endsAt ?? ""));
  const titles = screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(gatherings.slice(1).map(({ title }) => title));
});

test("replaces the list with a notice after all gatherings", () => {
  openAt(new Date("2029-01-01T12:00:00Z"));
  expect(screen.getByText(gatheringsIntro.none)).toBeVisible();
  expect(screen.queryByRole("list")).toBeNull();
});
