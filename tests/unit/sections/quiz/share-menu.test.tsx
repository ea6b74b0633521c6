import "@testing-library/jest-dom/vitest";
import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { ShareMenu } from "../../../../src/sections/quiz/share-menu.tsx";
import { system } from "../../../../theme/index.ts";

// jsdom has none; nothing is measured here.
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe() {}
    disconnect() {}
  },
);

// The menu’s file comes when a test lets it: slow connections and missing ones look alike from here.
let letItCome = () => {};
const held = new Promise<void>((resolve) => {
  letItCome = resolve;
});
vi.mock("../../../../src/sections/quiz/places-menu.tsx", async (original) => {
  await held;
  return original();
});

const waiting = "Not loaded yet; copy the link meanwhile.";
const link = "https://example.org/quiz?role=weaver";

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, "share");
});

function show() {
  render(
    <ChakraProvider value={system}>
      <ShareMenu label="Share" text="I am a Weaver" link={link} waiting={waiting} />
    </ChakraProvider>,
  );
  return screen.getByRole("button", { name: "Share" });
}

test("where the device has its own way to share, that way is taken and no menu comes", async () => {
  const share = vi.fn(() => Promise.reject(new DOMException("closed", "AbortError")));
  Object.defineProperty(navigator, "share", { value: share, configurable: true });
  const button = show();
  expect(button).not.toHaveAttribute("aria-haspopup");
  await userEvent.click(button);
  expect(share).toHaveBeenCalledWith({ text: "I am a Weaver", url: link });
  expect(screen.queryByRole("menu")).toBeNull();
});

test("elsewhere a press brings the menu, open and with the focus in it; until it comes, words and a button that keeps the focus", async () => {
  const button = show();
  expect(button).toHaveAttribute("aria-haspopup", "menu");
  await userEvent.click(button);
  expect(screen.queryByText(waiting)).toBeNull();
  expect(await screen.findByText(waiting, {}, { timeout: 2_000 })).toHaveAttribute("role", "status");
  expect(button).toHaveFocus();
  letItCome();
  const menu = await screen.findByRole("menu");
  await waitFor(() => expect(menu).toHaveFocus());
  expect(screen.queryByText(waiting)).toBeNull();
  expect(screen.getByRole("menuitem", { name: "Email" })).toHaveAttribute(
    "href",
    `mailto:?subject=I%20am%20a%20Weaver&body=${encodeURIComponent(`I am a Weaver ${link}`)}`,
  );
  expect(screen.getByRole("menuitem", { name: "LinkedIn" })).toHaveAttribute("rel", "noreferrer");
});
