import type { Page } from "@playwright/test";
import { at, faultsAt, put, set } from "../fault.ts";

/** A function of the page that reacts to an event of the control. It is sent as text, so it can use nothing else. */
type Reaction = (event: Event & { currentTarget: HTMLElement }) => void;

interface Made {
  tag: string;
  attributes?: Record<string, string>;
  words?: string;
  on?: Record<string, Reaction>;
}

/** Adds a control with listeners to the content. The debugger runs the text, because the pages' policy allows none. */
const control =
  ({ tag, attributes = {}, words = "", on = {} }: Made) =>
  (tab: Page) =>
    tab.evaluate<void>(`(() => {
      const made = document.createElement(${JSON.stringify(tag)});
      for (const [name, value] of Object.entries(${JSON.stringify(attributes)})) made.setAttribute(name, value);
      made.append(${JSON.stringify(words)});
      ${Object.entries(on)
        .map(([type, reaction]) => `made.addEventListener(${JSON.stringify(type)}, ${String(reaction)});`)
        .join("\n")}
      document.querySelector("main section").append(made);
    })()`);

const say: Reaction = ({ currentTarget }) => currentTarget.after("It is done.");
const leave: Reaction = () => {
  location.href = "/shop";
};
const flip: Reaction = ({ currentTarget }) => {
  const next = currentTarget.nextElementSibling;
  if (next?.matches(".flipped")) next.remove();
  else {
    const shown = document.createElement("p");
    shown.className = "flipped";
    shown.textContent = "More about it";
    currentTarget.after(shown);
  }
};
const tint: Reaction = ({ currentTarget }) => {
  currentTarget.classList.toggle("chosen");
};

const choices = (tab: Page) =>
  tab.evaluate(() => {
    const select = document.querySelector("main section select:last-of-type");
    for (const words of ["One", "Two", "Three"]) {
      const option = document.createElement("option");
      option.textContent = words;
      select?.append(option);
    }
  });

/**
 * Adds a tip that a control shows on an event and hides on another. A tip over the middle of the button, at 22 px, would
 * take the pointer and flicker.
 */
const tip =
  (shown: string, hidden: string, style: string, more: Record<string, Reaction> = {}) =>
  (tab: Page) =>
    tab.evaluate<void>(`(() => {
    const box = document.createElement("div");
    box.style.cssText = "position: relative; display: inline-block; margin: 40px";
    const button = document.createElement("button");
    button.textContent = "Membership " + ${JSON.stringify(shown + hidden)};
    const tip = document.createElement("div");
    tip.textContent = "Members pay what they can";
    tip.style.cssText = "position: absolute; left: 0; background: white; width: 240px; height: 60px; z-index: 99; display: none;" + ${JSON.stringify(style)};
    button.addEventListener(${JSON.stringify(shown)}, () => { tip.style.display = "block" });
    button.addEventListener(${JSON.stringify(hidden)}, () => { tip.style.display = "none" });
    ${Object.entries(more)
      .map(([type, reaction]) => `button.addEventListener(${JSON.stringify(type)}, ${String(reaction)});`)
      .join("\n")}
    const below = document.createElement("p");
    below.textContent = "Text below the button, which the tip covers, long enough for a line or two of it.";
    box.append(button, tip);
    document.querySelector("main section").append(box, below);
    below.style.cssText = "margin-top: -40px";
  })()`);

export const faults = [
  ...faultsAt(at("light", 1280), {
    "presses 2.5.2: a button that acts on pointerdown": control({
      tag: "button",
      words: "Add",
      on: { pointerdown: say },
    }),
    "presses 2.5.2: a link that acts on mousedown": control({
      tag: "a",
      attributes: { href: "#here" },
      words: "Add it",
      on: { mousedown: leave },
    }),
    "presses 2.5.2: a custom button that acts on mousedown": control({
      tag: "div",
      attributes: { role: "button", tabindex: "0" },
      words: "Add both",
      on: { mousedown: say },
    }),
    "presses 3.2.2: a select that navigates": async (tab) => {
      await control({ tag: "select", attributes: { "aria-label": "Page" }, on: { change: leave } })(tab);
      await choices(tab);
    },
    "presses 3.2.2: a checkbox that opens a window": control({
      tag: "input",
      attributes: { type: "checkbox", "aria-label": "News" },
      on: {
        change: () => {
          open("/shop");
        },
      },
    }),
    "presses 3.2.2: a radio button that leaves the page": control({
      tag: "input",
      attributes: { type: "radio", "aria-label": "By mail", name: "way" },
      on: { click: leave },
    }),
    "presses 3.2.2: a field that sends its form on change": control({
      tag: "input",
      attributes: { type: "text", "aria-label": "Town" },
      on: {
        change: () => {
          const form = document.createElement("form");
          form.action = "/shop";
          document.body.append(form);
          form.submit();
        },
      },
    }),
    "presses 3.2.2: a checkbox that moves the focus": control({
      tag: "input",
      attributes: { type: "checkbox", "aria-label": "Letters" },
      on: { change: () => document.querySelector<HTMLElement>("header a[href]")?.focus() },
    }),
    "presses 3.2.1: a field that opens a window on focus": control({
      tag: "input",
      attributes: { type: "text", "aria-label": "Street" },
      on: {
        focus: () => {
          open("/shop");
        },
      },
    }),
    "presses 4.1.2: aria-expanded that never changes": control({
      tag: "button",
      attributes: { "aria-expanded": "false", type: "button" },
      words: "More",
      on: { click: flip },
    }),
    "presses 4.1.2: aria-pressed that never changes": control({
      tag: "button",
      attributes: { "aria-pressed": "false", type: "button" },
      words: "Favorite",
      on: { click: tint },
    }),
    "presses 4.1.2: a switch that never changes": control({
      tag: "div",
      attributes: { role: "switch", "aria-checked": "false", tabindex: "0" },
      words: "Quiet",
      on: { click: tint },
    }),
    "presses 4.1.2: a button that shows content without a state": control({
      tag: "button",
      attributes: { type: "button" },
      words: "Terms of use",
      on: { click: flip },
    }),
    "presses 2.1.1: a div that reacts to clicks alone": control({
      tag: "div",
      words: "Open the list",
      on: { click: flip },
    }),
    "presses 2.1.1: a picture that reacts to clicks alone": control({
      tag: "img",
      attributes: { src: "/favicon.svg", alt: "Larger", width: "60", height: "60" },
      on: { click: say },
    }),
    "presses 2.5.4: content that moves with the device": (tab) =>
      tab.evaluate(() =>
        addEventListener("deviceorientation", () => document.querySelector("main section")?.append("tilted ")),
      ),
    "presses 2.5.4: content that moves when the device is shaken": (tab) =>
      tab.evaluate(() =>
        addEventListener("devicemotion", () => document.querySelector("main section")?.append("shaken ")),
      ),
    "hover 1.4.13: a tip that Escape does not close": tip("mouseenter", "mouseleave", "top: 30px"),
    "hover 1.4.13: a tip that the pointer cannot reach": tip("mouseover", "mouseout", "top: 60px"),
    "hover 1.4.13: a tip that closes after a second": tip("pointerenter", "pointerleave", "top: 30px", {
      mouseover: ({ currentTarget }) => {
        setTimeout(
          () => (currentTarget as HTMLElement).nextElementSibling?.setAttribute("style", "display: none"),
          1200,
        );
      },
    }),
    "hover 1.4.13: a tip on focus that Escape does not close": tip("focus", "blur", "top: 30px"),
    "hover 1.4.13: a tip made by styles": async (tab) => {
      await put("main section", "beforeend", [
        "div",
        { class: "tipped", style: "position: relative" },
        "Fees",
        ["span", { class: "tip" }, "Pay what you can"],
      ])(tab);
      await put("main section", "beforeend", ["p", {}, "Text below, which the tip covers while it is open."])(tab);
      await tab.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          ".tip { display: none; position: absolute; top: 20px; left: 0; background: white } .tipped:hover .tip { display: block }",
        );
        document.adoptedStyleSheets.push(sheet);
      });
    },
    "keyboard 2.4.3: buttons in reverse order": put("main section", "beforeend", [
      "div",
      { style: "display: flex; flex-direction: row-reverse" },
      ["button", {}, "First"],
      ["button", {}, "Second"],
      ["button", {}, "Third"],
    ]),
    "keyboard 2.4.3: a part moved up by its order": put("main section", "beforeend", [
      "div",
      { style: "display: grid" },
      ["div", {}, ["button", {}, "Later"]],
      ["div", { style: "order: -1" }, ["button", {}, "Sooner"]],
    ]),
    "keyboard 2.4.3: columns in another order than the tab order": put("main section", "beforeend", [
      "div",
      { style: "display: grid; grid-template-columns: 1fr 1fr" },
      ["div", { style: "grid-column: 2; grid-row: 1" }, ["button", {}, "On the right"]],
      ["div", { style: "grid-column: 1; grid-row: 1" }, ["button", {}, "On the left"]],
    ]),
    "names 2.5.3: words between those of the label": put("main section", "beforeend", [
      "button",
      { "aria-label": "Download the paper report" },
      "Download report",
    ]),
    "names 2.5.3: a part of the label": set("main section a[href]", "aria-label", "Zebra"),
  }),
];
