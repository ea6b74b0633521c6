import { expect, test } from "vitest";
import type { Check, State } from "../../../a11y/check.ts";
import type { Setting } from "../../../a11y/modes.ts";
import { gateVisits, openingsOf, planVisits } from "../../../a11y/run/plan.ts";

const steps = async () => {};
const asOpened: State = { name: "as opened", steps };

function check(name: string, settings: Setting[], states: Check["runs"]["states"] = "every state") {
  return { name, runs: { settings, states, because: "" } };
}

const phone: Setting = { mode: "light", width: 390 };
const desk: Setting = { mode: "light", width: 1280 };
const night: Setting = { mode: "dark", width: 1280 };

const inShort = (visits: ReturnType<typeof planVisits>) =>
  visits.map(({ page, state, mode, width, checks }) => `${page} ${state}, ${mode} ${width}: ${checks.join(" ")}`);

test("a place is visited once, by all checks that ask for it", () => {
  const checks = [check("axe", [phone, night]), check("targets", [desk, phone])];
  expect(inShort(planVisits([{ path: "/", states: [asOpened] }], checks))).toEqual([
    "/ as opened, light 390: axe targets",
    "/ as opened, light 1280: targets",
    "/ as opened, dark 1280: axe",
  ]);
});

test("a state is looked at in the narrowest window, once in each mode, and only by checks for states", () => {
  const open: State = { name: "open", steps };
  const checks = [check("axe", [phone, desk, night]), check("language", [desk], "pages as opened")];
  const visits = planVisits([{ path: "/", states: [open] }], checks);
  expect(inShort(visits)).toEqual(["/ open, light 320: axe", "/ open, dark 320: axe"]);
});

test("of states of one kind a check may look at the first alone", () => {
  const sent = (form: string): State => ({ name: `${form}: sent`, kind: "sent", steps });
  const states = [asOpened, sent("waitlist"), sent("newsletter"), { name: "open", steps }];
  const visits = planVisits([{ path: "/", states }], [check("look", [phone], "one of each kind")]);
  expect(visits.map(({ state }) => state)).toEqual(["as opened", "waitlist: sent", "open"]);
});

test("zoom makes a wide window narrow, so that a state is looked at in it", () => {
  const pages = [{ path: "/", states: [{ name: "open", steps }] }];
  const checks = [check("reflow", [phone, { mode: "zoom", width: 1280 }])];
  const visits = planVisits(pages, checks);
  expect(inShort(visits)).toEqual(["/ open, light 320: reflow", "/ open, zoom 1280: reflow"]);
  expect(openingsOf(visits)).toHaveLength(1);
});

test("a check for some pages looks at no others", () => {
  const pages = ["/", "/quiz"].map((path) => ({ path, states: [asOpened] }));
  const { name, runs } = check("steps", [phone]);
  expect(inShort(planVisits(pages, [{ name, runs: { ...runs, pages: ["/quiz"] } }]))).toEqual([
    "/quiz as opened, light 390: steps",
  ]);
});

test("what alters a state looks at it in its first mode alone", () => {
  const open: State = { name: "open", steps };
  const visits = planVisits([{ path: "/", states: [open] }], [{ ...check("walk", [desk, night]), alters: "focus" }]);
  expect(inShort(visits)).toEqual(["/ open, light 320: walk"]);
});

test("a state is not asked for where it cannot be", () => {
  const states: State[] = [
    { name: "scripted", needs: "scripts", steps },
    { name: "by day", isIn: ({ mode }) => mode !== "dark", steps },
  ];
  const checks = [check("axe", [{ mode: "no-scripts", width: 390 }, night])];
  expect(inShort(planVisits([{ path: "/", states }], checks))).toEqual([
    "/ scripted, dark 320: axe",
    "/ by day, no-scripts 320: axe",
  ]);
});

test("a state that several pages share is visited on the first of them", () => {
  const states: State[] = [{ name: "menu open", shared: true, steps }, asOpened];
  const pages = ["/", "/about"].map((path) => ({ path, states }));
  expect(inShort(planVisits(pages, [check("axe", [phone])]))).toEqual([
    "/ menu open, light 320: axe",
    "/ as opened, light 390: axe",
    "/about as opened, light 390: axe",
  ]);
});

test("a state of a kind that several pages share is visited on the lightest of them", () => {
  const states: State[] = [{ name: "newsletter: sent", kind: "sent", shared: true, steps }];
  const pages = [
    { path: "/", states, weight: 900 },
    { path: "/about", states, weight: 200 },
  ];
  expect(planVisits(pages, [check("axe", [phone])]).map(({ page }) => page)).toEqual(["/about"]);
});

test("files are looked at once a page", () => {
  const states: State[] = [asOpened, { name: "open", steps }];
  expect(inShort(planVisits([{ path: "/", states }], [], [{ name: "html-validate" }]))).toEqual([
    "/ as opened, no-scripts 1280: html-validate",
  ]);
});

test("the gate has each page in each of its settings, and of the other states one of each kind", () => {
  const opened = [asOpened, { name: "one", kind: "list", steps }, { name: "two", kind: "list", steps }];
  const pages = [{ path: "/", states: [...opened, { name: "three", steps }] }];
  const gate = { settings: [phone, night], checks: ["axe"] };
  const checks = [check("axe", [phone, desk, night]), check("slow", [phone])];
  expect(inShort(gateVisits(pages, gate, checks, []))).toEqual([
    "/ as opened, light 390: axe",
    "/ as opened, dark 1280: axe",
    "/ one, light 320: axe",
    "/ three, light 320: axe",
  ]);
});

test("the gate does not tell variants of a kind apart, which the whole audit does", () => {
  const form = (variant: string): State => ({ name: `form of ${variant}`, kind: "not taken", variant, steps });
  const pages = [{ path: "/", states: [form("words"), form("choices")] }];
  const all = [check("rings", [phone], "one of each kind")];
  expect(inShort(planVisits(pages, all))).toEqual([
    "/ form of words, light 320: rings",
    "/ form of choices, light 320: rings",
  ]);
  expect(inShort(gateVisits(pages, { settings: [phone], checks: ["rings"] }, all, []))).toEqual([
    "/ form of words, light 320: rings",
  ]);
});

test("the gate keeps a state that is in none of its settings", () => {
  const pages = [{ path: "/", states: [{ name: "open", steps }] }];
  const gate = { settings: [phone], checks: ["axe"] };
  expect(inShort(gateVisits(pages, gate, [check("axe", [desk])], []))).toEqual(["/ open, light 320: axe"]);
});

test("a page is opened once for all settings, a state of it once for those of a width", () => {
  const settings: Setting[] = [
    phone,
    desk,
    night,
    { mode: "forced-colors", width: 1280 },
    { mode: "large-text", width: 1280 },
  ];
  const states: State[] = [asOpened, { name: "open", steps }];
  const visits = states.flatMap(({ name: state }) =>
    settings.map((setting) => ({ page: "/", state, ...setting, checks: ["axe"] })),
  );
  expect(openingsOf(visits).map((opening) => opening.map(({ mode, width }) => `${mode} ${width}`))).toEqual([
    ["light 390", "light 1280", "dark 1280", "forced-colors 1280", "large-text 1280"],
    ["light 390"],
    ["light 1280", "dark 1280", "forced-colors 1280", "large-text 1280"],
  ]);
});

test("where motion is allowed, and where scripts are off, a page is opened anew", () => {
  const settings: Setting[] = [phone, { mode: "motion", width: 390 }, night, { mode: "no-scripts", width: 390 }];
  const visits = settings.map((setting) => ({ page: "/", state: "as opened", ...setting, checks: ["motion"] }));
  expect(openingsOf(visits).map((opening) => opening.map(({ mode, width }) => `${mode} ${width}`))).toEqual([
    ["light 390", "dark 1280"],
    ["motion 390"],
    ["no-scripts 390"],
  ]);
});
