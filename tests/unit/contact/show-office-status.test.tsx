import { afterEach, expect, test, vi } from "vitest";
import { contactPage } from "../../../data/contact.ts";
import { showOfficeStatus } from "../../../src/contact/show-office-status.ts";
import { OpenNow } from "../../../src/sections/contact/open-now.tsx";
import { renderOnPage } from "../on-page.tsx";

const wednesdays = [{ day: 3, opens: "10:00", closes: "16:00" }] as const;
const retreat = [{ what: "a staff retreat", from: "2027-01-20", to: "2027-01-20" }];

/** Returns the lines that the page shows at `now`, without non-breaking spaces. */
function saidAt(now: string): string[] {
  vi.useFakeTimers();
  vi.setSystemTime(now);
  const { container, unmount } = renderOnPage(
    <OpenNow days={wednesdays} closures={retreat} timeZone="America/New_York" copy={contactPage.hours.status} />,
  );
  showOfficeStatus();
  const said = read(container);
  unmount();
  return said;
}

function read(container: HTMLElement): string[] {
  return [...container.querySelectorAll<HTMLElement>("p:not([hidden])")].map(({ textContent }) =>
    (textContent ?? "").replaceAll("\u00a0", " "),
  );
}

afterEach(() => void vi.useRealTimers());

test("shows the office status and zone at the current time", () => {
  expect(saidAt("2027-01-06T12:00:00-05:00")).toEqual(["Open now, until 4:00 PM EST"]);
  expect(saidAt("2027-07-14T12:00:00-04:00")).toEqual(["Open now, until 4:00 PM EDT"]);
  expect(saidAt("2027-03-13T12:00:00-05:00")).toEqual(["Closed now. Opens Wednesday at 10:00 AM EDT"]);
});

test("shows a closure of the week, also on a page that stays open", async () => {
  vi.useFakeTimers();
  vi.setSystemTime("2027-01-12T23:59:30-05:00");
  const { container } = renderOnPage(
    <OpenNow days={wednesdays} closures={retreat} timeZone="America/New_York" copy={contactPage.hours.status} />,
  );
  showOfficeStatus();
  expect(read(container)).toEqual(["Closed now. Opens tomorrow at 10:00 AM EST"]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read(container)[1]).toContain("a staff retreat");
});

test("says nothing about the moment before scripts run", () => {
  const { container } = renderOnPage(
    <OpenNow days={wednesdays} closures={[]} timeZone="America/New_York" copy={contactPage.hours.status} />,
  );
  expect(read(container)).toEqual([""]);
});
