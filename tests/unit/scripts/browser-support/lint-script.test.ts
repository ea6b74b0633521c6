import { describe, expect, it } from "vitest";
import { lintScript } from "../../../../scripts/browser-support/lint-script.ts";

const found = (code: string) => lintScript(code).map(({ feature, effect }) => `${effect}: ${feature}`);

const patterns = "javascript.regular_expressions";
const builtins = "javascript.builtins";

describe("syntax", () => {
  it.each([
    ["/(?<=a)b/", [`syntax error: ${patterns}.lookbehind_assertion`]],
    ["/(?<!a)b/.test(c)", [`syntax error: ${patterns}.lookbehind_assertion`]],
    ["/(?<name>a)[(?<=]\\(?<=/", []],
    ['new RegExp("(?<=a)b")', [`throws: ${patterns}.lookbehind_assertion`]],
    ['try { new RegExp("(?<=a)b") } catch {}', []],
    ['try { on(() => new RegExp("(?<=a)b")) } catch {}', [`throws: ${patterns}.lookbehind_assertion`]],
    ["try { /(?<=a)b/ } catch {}", [`syntax error: ${patterns}.lookbehind_assertion`]],
    ["/(?i:a)/", ["syntax error: unknown syntax: Invalid regular expression: /(?i:a)/: Invalid group (1:1)"]],
    ["/a/v", ["syntax error: unknown syntax: Invalid regular expression flag (1:1)"]],
    ["/a/d", []],
    ["class A { static { b() } }", ["syntax error: javascript.classes.static.initialization_blocks"]],
    ["class A { #b = 1; static c = 2; has(d) { return #b in d } }", []],
    ["await a; b ??= c", []],
    ['import a from "./a.json" with { type: "json" }', ["syntax error: unknown syntax: Unexpected token (1:25)"]],
  ])("%s", (code, expected) => expect(found(code)).toEqual(expected));
});

describe("built-ins", () => {
  it.each([
    ["a.toSorted()", [`missing: ${builtins}.Array.toSorted`]],
    ["a.findLast(b)", [`missing: ${builtins}.Array.findLast`]],
    ["a.with(0, b)", [`missing: ${builtins}.Array.with`]],
    ["a.with", []],
    ["Object.groupBy(a, b)", [`missing: ${builtins}.Object.groupBy`]],
    ["a.groupBy(b)", []],
    ["Promise.withResolvers()", [`missing: ${builtins}.Promise.withResolvers`]],
    ["a.values().map(b)", [`missing: ${builtins}.Iterator.map`]],
    ["Object.values(a).map(b); a.map(b)", []],
    ["a.at(-1); Object.hasOwn(a, b); structuredClone(a)", []],
  ])("%s", (code, expected) => expect(found(code)).toEqual(expected));
});

describe("Web APIs", () => {
  it.each([
    ["a.hidePopover()", ["missing: api.HTMLElement.hidePopover"]],
    ["AbortSignal.timeout(1)", ["missing: api.AbortSignal.timeout_static"]],
    ["requestIdleCallback(a)", ["missing: api.Window.requestIdleCallback"]],
    ["new TransformStream(a)", ["missing: api.TransformStream"]],
    ["URL.canParse(a)", ["missing: api.URL.canParse_static"]],
    ["function f(scheduler) { return scheduler }", []],
    ["a.path.tag.build()", []],
    ["b.replaceChildren(a); crypto.randomUUID()", []],
  ])("%s", (code, expected) => expect(found(code)).toEqual(expected));
});

it.each([
  'if ("hidePopover" in a) a.hidePopover()',
  "a.hidePopover?.()",
  "a.toSorted ? a.toSorted() : b",
  "function f(a) { if (!a.toSorted) return; a.toSorted() }",
  'typeof TransformStream === "undefined" || new TransformStream(a)',
  "(window.requestIdleCallback ?? setTimeout)(a)",
  "import.meta.resolve ? import.meta.resolve(a) : b",
])("accepts a feature check: %s", (code) => expect(found(code)).toEqual([]));

it("requires the feature check in the same function", () =>
  expect(found("function f(a) { return a.toSorted ? 1 : 2 } function g(a) { a.toSorted() }")).toEqual([
    `missing: ${builtins}.Array.toSorted`,
  ]));

describe("styles in scripts", () => {
  it.each([
    ['({ "&:has(a), &.b": {} })', ["list lost: css.selectors.has"]],
    ['({ minHeight: "[100svh]" })', ["ignored: css.types.length.viewport_percentage_units_small"]],
    ['({ "--a": "color-mix(in oklab, red, blue)" })', ["invalid with var(): css.types.color.color-mix"]],
    ['({ "@container (min-width: 1px)": {} })', ["block lost: css.at-rules.container"]],
    ['({ color: "colorPalette.fg", role: "1a" })', []],
    ['a.matches(":popover-open")', ["throws: css.selectors.popover-open"]],
    ['try { a.matches(":popover-open") } catch {}', []],
    ['a.closest(":is(:popover-open, b)")', []],
  ])("%s", (code, expected) => expect(found(code)).toEqual(expected));
});
