import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { closing, gatheringsAt, gatheringsIntro } from "../../../../data/homestead.ts";
import { builtAt } from "../../../../src/components/use-hydrated.ts";
import { Gatherings } from "../../../../src/sections/homestead/gatherings.tsx";
import { LandClosing } from "../../../../src/sections/homestead/land.tsx";
import { renderOnPage } from "../../on-page.tsx";
import { startLists } from "../../with-lists.ts";

const gatherings = gatheringsAt(builtAt);
const built = builtAt.getTime();

/** Opens, at `now`, a page that was built before all gatherings. */
function openAt(now: string) {
  vi.useFakeTimers({ now: new Date(now) });
  renderOnPage(<Gatherings words={gatheringsIntro} gatherings={gatherings} />);
  startLists();
}

const titles = () => screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  builtAt.setTime(built);
});

test("hides an ended gathering", () => {
  openAt(gatherings[0]?.endsAt ?? "");
  expect(titles()).toEqual(gatherings.slice(1).map(({ title }) => title));
  expect(screen.getByText(gatheringsIntro.none)).not.toBeVisible();
});

test("shows a notice after all gatherings", () => {
  openAt("2029-01-01T12:00:00Z");
  expect(titles()).toEqual([]);
  expect(screen.getByText(gatheringsIntro.none)).toBeVisible();
  // Screen readers announce empty lists, too.
  expect(screen.queryByRole("list")).toBeNull();
});

test("leaves an ended gathering out of a new build", () => {
  builtAt.setTime(Date.parse(gatherings[0]?.endsAt ?? ""));
  renderOnPage(<Gatherings words={gatheringsIntro} gatherings={gatherings} />);
  expect(titles()).toEqual(gatherings.slice(1).map(({ title }) => title));
});

test("shows the notice in a build after all gatherings", () => {
  builtAt.setTime(Date.parse("2029-01-01T12:00:00Z"));
  renderOnPage(<Gatherings words={gatheringsIntro} gatherings={gatherings} />);
  expect(screen.getByText(gatheringsIntro.none)).toBeVisible();
  // Screen readers announce empty lists, too.
  expect(screen.queryByRole("list")).toBeNull();
});

test("leads from the end of the page to a visit and to the contact form", () => {
  renderOnPage(<LandClosing {...closing} />);
  const hrefs = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(hrefs).toEqual(expect.arrayContaining(["/homestead/visit", "/contact?inquiry=homestead#form"]));
});
