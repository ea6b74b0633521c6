import { afterEach, expect, test } from "vitest";
import { keepHtml } from "../../../src/islands/keep-html.ts";

function open(html: string): HTMLElement {
  document.body.innerHTML = `<main><div data-island="contact">${html}</div></main>`;
  return document.querySelector("[data-island]") as HTMLElement;
}

const get = <Element extends HTMLElement>(id: string) => document.getElementById(id) as Element;

function type(id: string, value: string | boolean): void {
  const control = get<HTMLInputElement>(id);
  Object.assign(control, typeof value === "boolean" ? { checked: value } : { value });
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

afterEach(() => document.body.replaceChildren());

test("restores the HTML after React has emptied or replaced it", () => {
  const html = '<h2 id="write">Write</h2><form action="/forms/contact"><input id="name"></form>';
  const host = open(html);
  const restore = keepHtml(host);
  host.innerHTML = "<p>Half of a form</p>";
  restore();
  expect(host.innerHTML).toBe(html);
  expect(host.isConnected).toBe(true);
});

test("restores the values that the visitor has entered, even into what React rendered", () => {
  const html =
    '<input id="name"><textarea id="message"></textarea><input id="news" type="checkbox" checked>' +
    '<input id="a" type="radio" name="plan" checked><input id="b" type="radio" name="plan">' +
    '<select id="how"><option value="once"></option><option value="monthly"></option></select>';
  const host = open(html);
  const restore = keepHtml(host);
  type("name", "Z");
  type("message", "Two\nlines");
  host.innerHTML = html;
  type("name", "Zoë");
  type("news", false);
  type("b", true);
  type("how", "monthly");
  host.replaceChildren();
  restore();
  expect(get<HTMLInputElement>("name").value).toBe("Zoë");
  expect(get<HTMLTextAreaElement>("message").value).toBe("Two\nlines");
  expect(get<HTMLInputElement>("news").checked).toBe(false);
  expect([get<HTMLInputElement>("a").checked, get<HTMLInputElement>("b").checked]).toEqual([false, true]);
  expect(get<HTMLSelectElement>("how").value).toBe("monthly");
});

test("ignores input into controls without an id, and into those that are gone", () => {
  const host = open('<input name="nameless"><input id="gone">');
  const restore = keepHtml(host);
  host.querySelector("input")?.dispatchEvent(new Event("input", { bubbles: true }));
  type("gone", "typed");
  host.querySelector("#gone")?.remove();
  const after = keepHtml(host);
  restore();
  after();
  expect(host.querySelectorAll("input")).toHaveLength(1);
});

test("copies no custom element of a browser extension, whose constructor may throw", () => {
  let made = 0;
  class Fragile extends HTMLElement {
    constructor() {
      super();
      if (made > 0) throw new Error("made twice");
      made++;
    }
  }
  customElements.define("of-an-extension", Fragile);
  const host = open("<p>Before</p>");
  host.append(document.createElement("of-an-extension"));
  const restore = keepHtml(host);
  // Meanwhile, the visitor has removed the extension.
  made = 0;
  host.replaceChildren();
  expect(restore).not.toThrow();
  expect(host).toHaveTextContent("Before");
});
