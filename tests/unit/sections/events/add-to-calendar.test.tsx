import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { eventsPage } from "../../../../data/events.ts";
import { AddToCalendar } from "../../../../src/sections/events/add-to-calendar.tsx";
// Preloads the lazy module, so that a slow machine does not exceed the timeout.
import "../../../../src/sections/events/calendar-menu.tsx";
import { system } from "../../../../theme/index.ts";
import { supper } from "../../events/supper.ts";

const name = "Add to calendar: Long Supper";

// jsdom lacks both. The test measures nothing.
beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollTo = () => {};
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const page = (
  <ChakraProvider value={system}>
    <AddToCalendar event={supper} words={eventsPage.upcoming} />
    <a href="/next">Next</a>
  </ChakraProvider>
);

const button = () => screen.getByRole("button", { name });
const line = (label: string) => screen.getByRole("menuitem", { name: (name) => name.startsWith(label) });

async function openByKey(key: string) {
  render(page);
  button().focus();
  await userEvent.keyboard(key);
  const menu = await screen.findByRole("menu", { name });
  await waitFor(() => expect(menu).toHaveFocus());
  return menu;
}

describe("without scripts", () => {
  it("links to the event's file", () => {
    expect(renderToString(page)).toMatch(/<a [^>]*href="\/events\/long-supper\.ics"/);
  });
});

describe("with scripts", () => {
  it("is a button that announces a menu", () => {
    render(page);
    expect(button()).toHaveAttribute("aria-haspopup", "menu");
    expect(screen.queryByRole("link", { name })).toBeNull();
  });

  it.each([
    ["{Enter}", "Apple or other (.ics file)"],
    [" ", "Apple or other (.ics file)"],
    ["{ArrowDown}", "Apple or other (.ics file)"],
    ["{ArrowUp}", "Office 365"],
  ])("opens the menu for the key '%s' at “%s”", async (key, label) => {
    const menu = await openByKey(key);
    await waitFor(() => expect(menu).toHaveAttribute("aria-activedescendant", line(label).id));
    expect(button()).toHaveAttribute("aria-expanded", "true");
  });

  it("links to the file and to calendars in announced tabs", async () => {
    await openByKey("{Enter}");
    expect(line("Apple or other (.ics file)")).toHaveAttribute("href", "/events/long-supper.ics");
    expect(line("Apple or other (.ics file)")).toHaveAttribute("download");
    for (const [label, host] of [
      ["Google Calendar", "calendar.google.com"],
      ["Outlook.com", "outlook.live.com"],
      ["Office 365", "outlook.office.com"],
    ] as const) {
      const item = line(label);
      expect(item).toHaveAccessibleName(/\(opens in a new tab\)$/);
      expect(item).toHaveAttribute("href", expect.stringContaining(`https://${host}/`));
      expect(item).toHaveAttribute("target", "_blank");
      expect(item).toHaveAttribute("rel", "noreferrer");
    }
  });

  it("has a single tab stop", async () => {
    const menu = await openByKey("{Enter}");
    expect([menu, ...screen.getAllByRole("menuitem")].map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1, -1]);
  });

  it("closes with Escape and returns the focus", async () => {
    await openByKey("{Enter}");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(button()).toHaveFocus());
    expect(screen.queryByRole("menu")).toBeNull();
  });
});
