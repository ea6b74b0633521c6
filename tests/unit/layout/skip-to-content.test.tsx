import { beforeEach, expect, test } from "vitest";
import { skipToContent } from "../../../src/layout/skip-to-content.ts";

skipToContent();

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  document.body.innerHTML =
    '<a href="#content"><b>Skip to content</b></a><a href="#footer">Footer</a><main id="content" tabindex="-1"></main>';
});

/** Clicks the element that `selector` matches. Returns true unless the click is prevented. */
function isFollowed(selector: string): boolean {
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  return document.querySelector(selector)?.dispatchEvent(click) ?? false;
}

test("moves the focus to the content without changing the address", () => {
  expect(isFollowed("b")).toBe(false);
  expect(document.activeElement).toBe(document.querySelector("main"));
});

test("leaves other links within the page to the browser", () => {
  expect(isFollowed("a[href='#footer']")).toBe(true);
});

test("leaves the skip link to the browser if the page has no content element", () => {
  document.querySelector("main")?.remove();
  expect(isFollowed("b")).toBe(true);
});
