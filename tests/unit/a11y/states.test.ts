import { expect, test } from "vitest";
import { stateNamed, statesOf } from "../../../a11y/states/every-state.ts";
import { formNames } from "../../../data/forms/every-form.ts";

const names = (path: string, html: string) => statesOf(path, html).map(({ name }) => name);

const formOf = (name: string, id = `${name}-form`, controls = "") =>
  `<form method="post" action="/forms/${name}" id="${id}">${controls}</form>`;

test("gives a page without controls only its initial state", () => {
  expect(names("/terms", "<h1>Terms</h1>")).toEqual(["as opened"]);
});

test.each(formNames)("gives the form %s a state for each outcome", (name) => {
  const states = names("/", formOf(name));
  for (const state of [
    "with errors",
    "filled in",
    "filled wrong",
    "waiting for an answer",
    "sent",
    "refused",
    "refused whole",
    "kept for later",
    "about to be discarded",
    "returned by the server",
    "confirmed by the server",
  ])
    expect(states).toContain(`${name}: ${state}`);
});

test("adds a state for the open list of each select", () => {
  const selects = '<select name="role"></select><select name="plan"></select>';
  expect(names("/academy", formOf("waitlist", undefined, selects))).toEqual(
    expect.arrayContaining(["waitlist: list of role", "waitlist: list of plan"]),
  );
});

test("adds none for fields that the page leaves out or fills in", () => {
  const controls = '<select name="rhythm"></select><input type="hidden" name="purpose" value="seats" />';
  const lists = names("/scholarships", formOf("donation", undefined, controls)).filter((name) => /list of/.test(name));
  expect(lists).toEqual(["donation: list of rhythm"]);
});

test("distinguishes two copies of a form by their ids", () => {
  const states = names("/articles", formOf("newsletter") + formOf("newsletter", "footer-newsletter"));
  expect(states).toEqual(expect.arrayContaining(["newsletter: sent", "footer newsletter: sent"]));
  expect(new Set(states).size).toBe(states.length);
});

test("adds states for menus, disclosures, filters, and copy buttons", () => {
  expect(names("/", '<button popovertarget="menu">Menu</button>')).toContain("menu open");
  const disclosure = "<details><summary>Why?</summary></details>";
  expect(names("/", `<main>${disclosure}</main>`)).toEqual(["as opened", "disclosures open"]);
  expect(names("/", `<main></main><footer>${disclosure}</footer>`)).toEqual(["as opened", "footer open"]);
  const filters = '<button aria-pressed="true" aria-controls="shelf">All</button>'.repeat(2);
  expect(names("/", filters)).toEqual(["as opened", "shelf: filtered"]);
  expect(names("/", "<button>Copy address</button>")).toEqual([
    "as opened",
    "Copy address: copied",
    "Copy address: denied",
  ]);
});

test("skips the footer's disclosures at widths where its lists are open", () => {
  const footer = stateNamed("/", "footer open", "<footer><details><summary>Take part</summary></details></footer>");
  expect(footer.isIn?.({ mode: "light", width: 390 })).toBe(true);
  expect(footer.isIn?.({ mode: "light", width: 1280 })).toBe(false);
  expect(footer.isIn?.({ mode: "zoom", width: 1280 })).toBe(true);
});

test("skips the menu state at widths where the header shows all links", () => {
  const menu = stateNamed("/", "menu open", '<button popovertarget="menu">Menu</button>');
  expect(menu.isIn?.({ mode: "dark", width: 390 })).toBe(true);
  expect(menu.isIn?.({ mode: "dark", width: 1280 })).toBe(false);
  expect(menu.isIn?.({ mode: "large-text", width: 1280 })).toBe(true);
  expect(menu.isIn?.({ mode: "zoom", width: 1280 })).toBe(true);
});

test("covers each quiz step, kind of result, and mail outcome", () => {
  expect(names("/quiz", "")).toEqual(
    expect.arrayContaining([
      "first question",
      "last question",
      "email step",
      "email being sent",
      "result mailed",
      "result, mail waits",
      "result of one role",
      "result of two roles",
      "result of three roles",
      "share menu open",
      "shared role",
    ]),
  );
});

test("rejects an unknown state and lists the known ones", () => {
  expect(() => stateNamed("/terms", "menu open", "")).toThrow("/terms has no state 'menu open'; it has 'as opened'");
});
