import { afterEach, expect, test, vi } from "vitest";
import { keepPage, keptPart, restorePage } from "../../src/keep-page.ts";

afterEach(() => sessionStorage.clear());

test("keeps a page with a fragile custom element of a browser extension", () => {
  class Fragile extends HTMLElement {
    constructor() {
      super();
      if (document.querySelector("of-an-extension")) throw new Error("made twice");
    }
  }
  customElements.define("of-an-extension", Fragile);
  document.body.innerHTML = "<main><h1>Events</h1></main>";
  document.body.append(document.createElement("of-an-extension"));
  keepPage(() => {});
  expect(keptPart("h1")?.textContent).toBe("Events");
});

test("restores the page with typed values once and stops React", async () => {
  document.body.innerHTML = '<form><input id="name"></form>';
  const stop = vi.fn(() => document.body.replaceChildren());
  keepPage(stop);
  const field = document.querySelector("input") as HTMLInputElement;
  field.value = "Zoë";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  vi.stubGlobal("scrollTo", () => {});
  restorePage();
  restorePage();
  await vi.waitFor(() => expect(document.querySelector("input")?.value).toBe("Zoë"));
  expect(stop).toHaveBeenCalledOnce();
});
