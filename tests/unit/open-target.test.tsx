import { expect, test } from "vitest";
import { openTarget } from "../../src/open-target.ts";

test("opens only the disclosure that the address names, also when the address changes", () => {
  document.body.innerHTML = '<details id="one"></details><details id="two"></details><p id="other"></p>';
  const isOpen = () => [...document.querySelectorAll("details")].map(({ open }) => open);
  location.hash = "#other";
  openTarget();
  expect(isOpen()).toEqual([false, false]);
  location.hash = "#two";
  dispatchEvent(new Event("hashchange"));
  expect(isOpen()).toEqual([false, true]);
});
