import "@testing-library/jest-dom/vitest";
import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { ShareMenu } from "../../../src/sections/quiz/share-menu.tsx";
import { system } from "../../../theme/index.ts";

// jsdom has none; nothing is measured here.
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe() {}
    disconnect() {}
  },
);

const link = "https://example.org/quiz?role=weaver";

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, "share");
});

function show() {
  render(
    <ChakraProvider value={system}>
      <ShareMenu label="Share" text="I am a Weaver" link={link} />
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

test("elsewhere the first press brings the menu, open and with the focus in it", async () => {
  const button = show();
  expect(button).toHaveAttribute("aria-haspopup", "menu");
  await userEvent.click(button);
  const menu = await screen.findByRole("menu");
  await waitFor(() => expect(menu).toHaveFocus());
  expect(screen.getByRole("menuitem", { name: "Email" })).toHaveAttribute(
    "href",
    `mailto:?subject=I%20am%20a%20Weaver&body=${encodeURIComponent(`I am a Weaver ${link}`)}`,
  );
  expect(screen.getByRole("menuitem", { name: "LinkedIn" })).toHaveAttribute("rel", "noreferrer");
});
