import { expect, test } from "vitest";
import { stateNamed, statesOf } from "../../../a11y/states/every-state.ts";
import { formNames } from "../../../data/forms/every-form.ts";

const names = (path: string, html: string) => statesOf(path, html).map(({ name }) => name);

const formOf = (name: string, id = `${name}-form`) => `<form method="post" action="/forms/${name}" id="${id}"></form>`;

test("a page that holds nothing to act on has the one state in which it opens", () => {
  expect(names("/terms", "<h1>Terms</h1>")).toEqual(["as opened"]);
});

test.each(formNames)("the form %s has a state for whatever becomes of it", (name) => {
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

test("each choice of a form has its open list", () => {
  expect(names("/academy", formOf("waitlist"))).toEqual(
    expect.arrayContaining(["waitlist: list of role", "waitlist: list of plan"]),
  );
});

test("a form that stands twice on a page is told apart by its id", () => {
  const states = names("/articles", formOf("newsletter") + formOf("newsletter", "footer-newsletter"));
  expect(states).toEqual(expect.arrayContaining(["newsletter: sent", "footer newsletter: sent"]));
  expect(new Set(states).size).toBe(states.length);
});

test("a menu, disclosures, filters and buttons that copy bring their states", () => {
  expect(names("/", '<button popovertarget="menu">Menu</button>')).toContain("menu open");
  expect(names("/", "<details><summary>Why?</summary></details>")).toContain("disclosures open");
  const filters = '<button aria-pressed="true" aria-controls="shelf">All</button>'.repeat(2);
  expect(names("/", filters)).toEqual(["as opened", "shelf: filtered"]);
  expect(names("/", "<button>Copy address</button>")).toEqual([
    "as opened",
    "Copy address: copied",
    "Copy address: denied",
  ]);
});

test("the menu is no state where its links stand in the bar", () => {
  const menu = stateNamed("/", "menu open", '<button popovertarget="menu">Menu</button>');
  expect(menu.isIn?.({ mode: "dark", width: 390 })).toBe(true);
  expect(menu.isIn?.({ mode: "dark", width: 1280 })).toBe(false);
  expect(menu.isIn?.({ mode: "large-text", width: 1280 })).toBe(true);
  expect(menu.isIn?.({ mode: "zoom", width: 1280 })).toBe(true);
});

test("the quiz has every step, every kind of result, and what becomes of the mail", () => {
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

test("a state that is not there is told of with those that are", () => {
  expect(() => stateNamed("/terms", "menu open", "")).toThrow("/terms has no state 'menu open'; it has 'as opened'");
});
