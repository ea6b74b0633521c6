import { expect, test } from "vitest";
import type { Check, State } from "../core/check.ts";
import { type EnvironmentName, environmentOf } from "../core/modes.ts";
import { type Gate, gatePageLoads, pageLoadsOf, planPageLoads, representedPages } from "../runner/plan.ts";

const steps = async () => {};
const asOpened: State = { name: "as opened", steps };

function check(name: string, environments: EnvironmentName[], states: Check["runs"]["states"] = "one of each kind") {
  return { name, runs: { environments, states, because: "" } };
}

const phone = "light 390";
const desk = "light 1280";
const night = "dark 1280";

const inShort = (scans: ReturnType<typeof planPageLoads>) =>
  scans.map(({ page, state, mode, width, checks }) => `${page} ${state}, ${mode} ${width}: ${checks.join(" ")}`);

test("plans one page load per environment for all checks that request it", () => {
  const checks = [check("axe", [phone, night]), check("targets", [desk, phone])];
  expect(inShort(planPageLoads([{ path: "/", states: [asOpened] }], checks))).toEqual([
    "/ as opened, light 390: axe targets",
    "/ as opened, light 1280: targets",
    "/ as opened, dark 1280: axe",
  ]);
});

test("plans a state in the narrowest window, in two modes, for state checks only", () => {
  const open: State = { name: "open", steps };
  const checks = [
    check("axe", [phone, desk, night, "more-contrast 1280"]),
    check("language", [desk], "pages as opened"),
  ];
  const scans = planPageLoads([{ path: "/", states: [open] }], checks);
  expect(inShort(scans)).toEqual(["/ open, light 320: axe", "/ open, dark 320: axe"]);
});

test("plans only the first state of each kind", () => {
  const sent = (form: string): State => ({ name: `${form}: sent`, kind: "sent", steps });
  const states = [asOpened, sent("waitlist"), sent("newsletter"), { name: "open", steps }];
  const scans = planPageLoads([{ path: "/", states }], [check("look", [phone])]);
  expect(scans.map(({ state }) => state)).toEqual(["as opened", "waitlist: sent", "open"]);
});

test("treats zoom as a narrow window when it plans states", () => {
  const pages = [{ path: "/", states: [{ name: "open", steps }] }];
  const checks = [check("reflow", [phone, "zoom 1280"])];
  const scans = planPageLoads(pages, checks);
  expect(inShort(scans)).toEqual(["/ open, light 320: reflow", "/ open, zoom 1280: reflow"]);
  expect(pageLoadsOf(scans)).toHaveLength(1);
});

test("limits a check to its own pages", () => {
  const pages = ["/", "/quiz"].map((path) => ({ path, states: [asOpened] }));
  const { name, runs } = check("steps", [phone]);
  expect(inShort(planPageLoads(pages, [{ name, runs: { ...runs, pages: ["/quiz"] } }]))).toEqual([
    "/quiz as opened, light 390: steps",
  ]);
});

test("plans only the first mode for a check that alters the state", () => {
  const open: State = { name: "open", steps };
  const scans = planPageLoads([{ path: "/", states: [open] }], [{ ...check("walk", [desk, night]), alters: "focus" }]);
  expect(inShort(scans)).toEqual(["/ open, light 320: walk"]);
});

test("skips environments in which a state can't occur", () => {
  const states: State[] = [
    { name: "scripted", needs: "scripts", steps },
    { name: "by day", isIn: ({ mode }) => mode !== "dark", steps },
  ];
  const checks = [check("axe", ["no-scripts 390", night])];
  expect(inShort(planPageLoads([{ path: "/", states }], checks))).toEqual([
    "/ scripted, dark 320: axe",
    "/ by day, no-scripts 320: axe",
  ]);
});

test("plans a shared state on its first page", () => {
  const states: State[] = [{ name: "menu open", shared: true, steps }, asOpened];
  const pages = ["/", "/about"].map((path) => ({ path, states }));
  expect(inShort(planPageLoads(pages, [check("axe", [phone])]))).toEqual([
    "/ menu open, light 320: axe",
    "/ as opened, light 390: axe",
    "/about as opened, light 390: axe",
  ]);
});

test("plans a shared state of a kind on the lightest page", () => {
  const states: State[] = [{ name: "newsletter: sent", kind: "sent", shared: true, steps }];
  const pages = [
    { path: "/", states, weight: 900 },
    { path: "/about", states, weight: 200 },
  ];
  expect(planPageLoads(pages, [check("axe", [phone])]).map(({ page }) => page)).toEqual(["/about"]);
});

test("plans one file check for each page", () => {
  const states: State[] = [asOpened, { name: "open", steps }];
  expect(inShort(planPageLoads([{ path: "/", states }], [], [{ name: "html-validate" }]))).toEqual([
    "/ as opened, no-scripts 1280: html-validate",
  ]);
});

test("plans each page in each gate environment, and one state of each kind", () => {
  const opened = [asOpened, { name: "one", kind: "list", steps }, { name: "two", kind: "list", steps }];
  const pages = [{ path: "/", states: [...opened, { name: "three", steps }] }];
  const gate: Gate = { environments: [phone, night], checks: ["axe", "names", "files"], everyPage: ["axe", "files"] };
  const checks = [check("axe", [phone, desk]), check("names", [phone]), check("slow", [phone])];
  expect(inShort(gatePageLoads(pages, gate, checks, [{ name: "files" }]))).toEqual([
    "/ as opened, light 390: axe names",
    "/ as opened, dark 1280: axe",
    "/ as opened, no-scripts 1280: files",
    "/ one, light 320: axe names",
    "/ three, light 320: axe names",
  ]);
});

test("ignores variants of a kind in the gate but not in the full audit", () => {
  const form = (variant: string): State => ({ name: `form of ${variant}`, kind: "not taken", variant, steps });
  const pages = [{ path: "/", states: [form("words"), form("choices")] }];
  const all = [check("rings", [phone])];
  expect(inShort(planPageLoads(pages, all))).toEqual([
    "/ form of words, light 320: rings",
    "/ form of choices, light 320: rings",
  ]);
  expect(inShort(gatePageLoads(pages, { environments: [phone], checks: ["rings"], everyPage: [] }, all, []))).toEqual([
    "/ form of words, light 320: rings",
  ]);
});

const parts = ["list", "table"].map((name) => ({
  path: `/parts/${name}`,
  states: [asOpened, { name: "open", steps }, { name: `${name}: filtered`, steps }],
  weight: name.length,
  template: "/parts/",
}));

test("plans everything for the longest page of a template, and only checks that read the page for others", () => {
  const pages = [...parts, { path: "/", states: [{ name: "open", steps }] }];
  const look = check("look", [phone, desk, night]);
  const checks = [look, { ...check("press", [desk, night]), alters: "page" as const }];
  expect(inShort(planPageLoads(pages, checks))).toEqual([
    "/parts/list as opened, light 390: look",
    "/parts/table as opened, light 390: look",
    "/parts/table as opened, light 1280: look press",
    "/parts/table as opened, dark 1280: look press",
    "/parts/table open, light 320: look press",
    "/parts/table open, dark 320: look",
    "/parts/table table: filtered, light 320: look press",
    "/parts/table table: filtered, dark 320: look",
    "/ open, light 320: look press",
    "/ open, dark 320: look",
  ]);
  expect(representedPages(pages)).toEqual([{ template: "/parts/", page: "/parts/table", others: ["/parts/list"] }]);
});

test("plans a state that only a represented page has", () => {
  const [list, table] = parts;
  const pages = [{ ...list, path: "/parts/list", states: [asOpened, { name: "sorted", steps }] }, { ...table }];
  const planned = planPageLoads(pages as typeof parts, [check("axe", [phone])]);
  expect(planned.map(({ page, state }) => `${page} ${state}`)).toContain("/parts/list sorted");
});

test("runs only the gate’s checks for every page, and no known state, on pages that another page represents", () => {
  const gate: Gate = { environments: [phone, night], checks: ["axe", "names"], everyPage: ["axe"] };
  expect(inShort(gatePageLoads(parts, gate, [check("axe", [phone]), check("names", [night])], []))).toEqual([
    "/parts/list as opened, light 390: axe",
    "/parts/list as opened, dark 1280: axe",
    "/parts/table as opened, light 390: axe",
    "/parts/table as opened, dark 1280: axe names",
    "/parts/table open, light 320: axe",
    "/parts/table table: filtered, light 320: axe",
  ]);
});

test("keeps states in the gate that fit none of its environments", () => {
  const pages = [{ path: "/", states: [{ name: "open", steps }] }];
  const gate: Gate = { environments: [phone], checks: ["axe"], everyPage: [] };
  expect(inShort(gatePageLoads(pages, gate, [check("axe", [desk])], []))).toEqual(["/ open, light 320: axe"]);
});

test("opens a page once for all environments, and a state once per width", () => {
  const environments: EnvironmentName[] = [phone, desk, night, "forced-colors 1280", "large-text 1280"];
  const states: State[] = [asOpened, { name: "open", steps }];
  const scans = states.flatMap(({ name: state }) =>
    environments.map((environment) => ({ page: "/", state, ...environmentOf(environment), checks: ["axe"] })),
  );
  expect(pageLoadsOf(scans).map((opening) => opening.map(({ mode, width }) => `${mode} ${width}`))).toEqual([
    ["light 390", "light 1280", "dark 1280", "forced-colors 1280", "large-text 1280"],
    ["light 390"],
    ["light 1280", "dark 1280", "forced-colors 1280", "large-text 1280"],
  ]);
});

test("opens a page separately with motion allowed and with scripts off", () => {
  const environments: EnvironmentName[] = [phone, "motion 390", night, "no-scripts 390"];
  const scans = environments.map((environment) => ({
    page: "/",
    state: "as opened",
    ...environmentOf(environment),
    checks: ["motion"],
  }));
  expect(pageLoadsOf(scans).map((opening) => opening.map(({ mode, width }) => `${mode} ${width}`))).toEqual([
    ["light 390", "dark 1280"],
    ["motion 390"],
    ["no-scripts 390"],
  ]);
});
