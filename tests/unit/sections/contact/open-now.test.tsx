import { cleanup } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { contactPage } from "../../../../data/contact.ts";
import { OpenNow } from "../../../../src/sections/contact/open-now.tsx";
import { renderOnPage } from "../../on-page.tsx";

const wednesdays = [{ day: 3, opens: "10:00", closes: "16:00" }] as const;

/** Returns the office's status text at a time, without non-breaking spaces. */
function saidAt(now: string): string {
  vi.setSystemTime(now);
  const { container } = renderOnPage(
    <OpenNow days={wednesdays} closures={[]} timeZone="America/New_York" copy={contactPage.hours.status} />,
  );
  return (container.textContent ?? "").replaceAll("\u00a0", " ");
}

afterEach(() => void vi.useRealTimers());

test("shows the office status and zone at the current time", () => {
  expect(saidAt("2027-01-13T12:00:00-05:00")).toBe("Open now, until 4:00 PM EST");
  cleanup();
  expect(saidAt("2027-07-14T12:00:00-04:00")).toBe("Open now, until 4:00 PM EDT");
  cleanup();
  expect(saidAt("2027-03-13T12:00:00-05:00")).toBe("Closed now. Opens Wednesday at 10:00 AM EDT");
});
