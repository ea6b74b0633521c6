import { configure, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { ShareMenu } from "../../../../src/sections/quiz/result-actions.tsx";
import { renderOnPage } from "../../on-page.tsx";

// These tests open no popover; tests/e2e/quiz.spec.ts does.
configure({ defaultHidden: true });

const link = "https://example.org/quiz?role=weaver";

afterEach(() => {
  Reflect.deleteProperty(navigator, "share");
});

function show() {
  renderOnPage(<ShareMenu label="Share" text="I am a Weaver" link={link} />);
  return screen.getByRole("button", { name: "Share" });
}

test("uses the device's share feature if available", async () => {
  const share = vi.fn(() => Promise.reject(new DOMException("closed", "AbortError")));
  Object.defineProperty(navigator, "share", { value: share, configurable: true });
  await userEvent.click(show());
  expect(share).toHaveBeenCalledWith({ text: "I am a Weaver", url: link });
  expect(screen.queryByRole("list")).toBeNull();
});

test("opens a list of sharing links in announced new tabs otherwise", () => {
  const button = show();
  const list = screen.getByRole("list");
  expect(list).toHaveAttribute("popover", "auto");
  expect(button).toHaveAttribute("popovertarget", list.id);
  const linkedIn = screen.getByText("LinkedIn").closest("a");
  expect(linkedIn).toHaveTextContent("(opens in a new tab)");
  expect(linkedIn).toHaveAttribute("rel", "noreferrer");
  expect(linkedIn).toHaveAttribute("target", "_blank");
});

test("opens email in the visitor's program without a tab", () => {
  show();
  const mail = screen.getByText("Email");
  expect(mail).toHaveAttribute(
    "href",
    `mailto:?subject=I%20am%20a%20Weaver&body=${encodeURIComponent(`I am a Weaver ${link}`)}`,
  );
  expect(mail).not.toHaveAttribute("target");
});
