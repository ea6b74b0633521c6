import { pageModule } from "@kindred-ground/audit/runner/page-module.ts";
import type { Page } from "@playwright/test";
import { at, faultsAt, put, set } from "../fault.ts";
import type { Control, Tip } from "../fault-controls/index.ts";

const { inPage } = pageModule<typeof import("../fault-controls/index.ts")>(
  "faults",
  new URL("../fault-controls/index.ts", import.meta.url),
);

const control = (made: Control) => (tab: Page) => inPage(tab, "addControl", made);

const tip = (made: Tip) => (tab: Page) => inPage(tab, "addTip", made);

const choices = (tab: Page) =>
  tab.evaluate(() => {
    const select = document.querySelector("main section select:last-of-type");
    for (const words of ["One", "Two", "Three"]) {
      const option = document.createElement("option");
      option.textContent = words;
      select?.append(option);
    }
  });

export const faults = [
  ...faultsAt(at("light", 1280), {
    "presses 2.5.2: a button that acts on pointerdown": control({
      tag: "button",
      words: "Add",
      on: { pointerdown: "say" },
    }),
    "presses 2.5.2: a link that acts on mousedown": control({
      tag: "a",
      attributes: { href: "#here" },
      words: "Add it",
      on: { mousedown: "leave" },
    }),
    "presses 2.5.2: a custom button that acts on mousedown": control({
      tag: "div",
      attributes: { role: "button", tabindex: "0" },
      words: "Add both",
      on: { mousedown: "say" },
    }),
    "presses 3.2.2: a select that navigates": async (tab) => {
      await control({ tag: "select", attributes: { "aria-label": "Page" }, on: { change: "leave" } })(tab);
      await choices(tab);
    },
    "presses 3.2.2: a checkbox that opens a window": control({
      tag: "input",
      attributes: { type: "checkbox", "aria-label": "News" },
      on: { change: "openWindow" },
    }),
    "presses 3.2.2: a radio button that leaves the page": control({
      tag: "input",
      attributes: { type: "radio", "aria-label": "By mail", name: "way" },
      on: { click: "leave" },
    }),
    "presses 3.2.2: a field that sends its form on change": control({
      tag: "input",
      attributes: { type: "text", "aria-label": "Town" },
      on: { change: "sendForm" },
    }),
    "presses 3.2.2: a checkbox that moves the focus": control({
      tag: "input",
      attributes: { type: "checkbox", "aria-label": "Letters" },
      on: { change: "moveFocus" },
    }),
    "presses 3.2.1: a field that opens a window on focus": control({
      tag: "input",
      attributes: { type: "text", "aria-label": "Street" },
      on: { focus: "openWindow" },
    }),
    "presses 4.1.2: aria-expanded that never changes": control({
      tag: "button",
      attributes: { "aria-expanded": "false", type: "button" },
      words: "More",
      on: { click: "flip" },
    }),
    "presses 4.1.2: aria-pressed that never changes": control({
      tag: "button",
      attributes: { "aria-pressed": "false", type: "button" },
      words: "Favorite",
      on: { click: "tint" },
    }),
    "presses 4.1.2: a switch that never changes": control({
      tag: "div",
      attributes: { role: "switch", "aria-checked": "false", tabindex: "0" },
      words: "Quiet",
      on: { click: "tint" },
    }),
    "presses 4.1.2: a button that shows content without a state": control({
      tag: "button",
      attributes: { type: "button" },
      words: "Terms of use",
      on: { click: "flip" },
    }),
    "presses 2.1.1: a div that reacts to clicks alone": control({
      tag: "div",
      words: "Open the list",
      on: { click: "flip" },
    }),
    "presses 2.1.1: a picture that reacts to clicks alone": control({
      tag: "img",
      attributes: { src: "/favicon.svg", alt: "Larger", width: "60", height: "60" },
      on: { click: "say" },
    }),
    "presses 2.5.4: content that moves with the device": (tab) =>
      tab.evaluate(() =>
        addEventListener("deviceorientation", () => document.querySelector("main section")?.append("tilted ")),
      ),
    "presses 2.5.4: content that moves when the device is shaken": (tab) =>
      tab.evaluate(() =>
        addEventListener("devicemotion", () => document.querySelector("main section")?.append("shaken ")),
      ),
    "presses 1.4.13: a tip that Escape does not close": tip({
      shown: "mouseenter",
      hidden: "mouseleave",
      style: "top: 30px",
    }),
    "presses 1.4.13: a tip that the pointer cannot reach": tip({
      shown: "mouseover",
      hidden: "mouseout",
      style: "top: 60px",
    }),
    "presses 1.4.13: a tip that closes after a second": tip({
      shown: "pointerenter",
      hidden: "pointerleave",
      style: "top: 30px",
      on: { mouseover: "closeTipSoon" },
    }),
    "presses 1.4.13: a tip on focus that Escape does not close": tip({
      shown: "focus",
      hidden: "blur",
      style: "top: 30px",
    }),
    "presses 1.4.13: a tip made by styles": async (tab) => {
      await put("main section", "beforeend", [
        "div",
        { class: "tipped", style: "position: relative" },
        "Fees",
        ["span", { class: "tip" }, "Pay what you can"],
      ])(tab);
      await put("main section", "beforeend", ["p", {}, "Text below, which the tip covers while it is open."])(tab);
      await tab.evaluate(() => {
        const checklist = new CSSStyleSheet();
        checklist.replaceSync(
          ".tip { display: none; position: absolute; top: 20px; left: 0; background: white } .tipped:hover .tip { display: block }",
        );
        document.adoptedStyleSheets.push(checklist);
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
