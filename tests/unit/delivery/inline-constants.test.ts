import { expect, test } from "vitest";
import { findConstants, inlineConstants } from "../../../delivery/inline-constants.ts";

const tokens =
  "@layer tokens{:where(:root, :host){--k-gap:1rem;--k-ground:#fff;--k-line:1px solid var(--k-ground);--k-twice:calc(var(--k-gap) * 2)}" +
  "@media (prefers-contrast: more){:where(:root, :host){--k-ground:#eee}}}";

const inlined = (css: string) => inlineConstants(css, findConstants(tokens + css));

test("a token that nothing changes gives way to its value, also within another", () => {
  expect(inlined("p{margin:var(--k-gap);padding:calc(var(--k-twice) + 1px)}")).toBe(
    "p{margin:1rem;padding:calc(calc(1rem * 2) + 1px)}",
  );
});

test("a token that a mode changes keeps its name, also within another", () => {
  expect(inlined("p{background:var(--k-ground);border:var(--k-line)}")).toBe(
    "p{background:var(--k-ground);border:1px solid var(--k-ground)}",
  );
});

test("a token that a rule sets anew keeps its name everywhere", () => {
  const css = ".wide{--k-gap:2rem}p{margin:var(--k-gap)}";
  expect(inlined(css)).toBe(css);
});

test("a property that only a rule for some elements sets keeps its name: others do not have it", () => {
  const css = ".box{--size:1rem}.box p{width:var(--size)}";
  expect(inlined(css)).toBe(css);
});
