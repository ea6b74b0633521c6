import { afterEach, expect, test } from "vitest";
import { asksForSearch, searchKeyChoice } from "../../../src/search/search-key.ts";

afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

function press(element: HTMLElement, init: KeyboardEventInit = { key: "/" }): boolean {
  document.body.append(element);
  let asked = false;
  const listen = (event: KeyboardEvent) => {
    asked = asksForSearch(event);
  };
  document.addEventListener("keydown", listen, { once: true });
  element.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, ...init }));
  return asked;
}

test("opens search except in form fields", () => {
  expect(press(document.createElement("a"))).toBe(true);
  for (const name of ["input", "textarea", "select"]) expect(press(document.createElement(name))).toBe(false);
});

test("ignores other keys and modifiers", () => {
  expect(press(document.createElement("a"), { key: "?" })).toBe(false);
  for (const modifier of ["ctrlKey", "metaKey", "altKey"])
    expect(press(document.createElement("a"), { key: "/", [modifier]: true })).toBe(false);
});

test("can be turned off and on", () => {
  searchKeyChoice.turn(false);
  expect(searchKeyChoice.isOn()).toBe(false);
  expect(press(document.createElement("a"))).toBe(false);
  searchKeyChoice.turn(true);
  expect(press(document.createElement("a"))).toBe(true);
});
