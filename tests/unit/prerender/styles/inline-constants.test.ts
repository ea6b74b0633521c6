import { generate } from "css-tree";
import { expect, test } from "vitest";
import { parse } from "../../../../common/html.ts";
import { inlineConstants } from "../../../../prerender/styles/inline-constants.ts";
import { pageFacts } from "../../../../prerender/styles/page-facts.ts";
import { parseStylesheet } from "../../../../prerender/styles/stylesheet.ts";

const tokens =
  "@layer tokens{:where(:root,:host){--k-gap:1rem;--k-ground:#fff;--k-line:1px solid var(--k-ground);--k-twice:calc(var(--k-gap) * 2)}" +
  "@media (prefers-contrast:more){:where(:root,:host){--k-ground:#eee}}}";

function inlined(css: string, body = "", moreTokens = "") {
  const sheet = parseStylesheet(css);
  inlineConstants([parseStylesheet(tokens + moreTokens), sheet], pageFacts(parse(body)));
  return generate(sheet);
}

test("inlines a constant token, even within other tokens", () => {
  expect(inlined("p{margin:var(--k-gap);padding:calc(var(--k-twice) + 1px)}")).toBe(
    "p{margin:1rem;padding:calc(calc(1rem*2) + 1px)}",
  );
});

test("keeps the name of a token that a mode changes", () => {
  expect(inlined("p{background:var(--k-ground);border:var(--k-line)}")).toBe(
    "p{background:var(--k-ground);border:1px solid var(--k-ground)}",
  );
});

test("keeps the name of a token that a rule overrides", () => {
  const css = ".wide{--k-gap:2rem}p{margin:var(--k-gap)}";
  expect(inlined(css)).toBe(css);
});

test("keeps the name of a token that an element overrides", () => {
  expect(inlined("p{margin:var(--k-gap)}", '<p style="--k-gap: 2rem"></p>')).toBe("p{margin:var(--k-gap)}");
});

test("keeps the name of a token that refers to an overridden one", () => {
  const css = ".dim{--k-ground:#000}p{border:var(--k-line)}";
  expect(inlined(css)).toBe(css);
});

test("keeps the name of a property that isn't set for all elements", () => {
  const css = ".box{--size:1rem}.box p{width:var(--size)}";
  expect(inlined(css)).toBe(css);
});

test("keeps the name of a token that only print sets", () => {
  const print = "@layer tokens{@media print{:where(:root,:host){--k-room:1cm}}}";
  expect(inlined("p{margin:var(--k-room,0)}", "", print)).toBe("p{margin:var(--k-room,0)}");
});

test("terminates on circular tokens", () => {
  const circle = "@layer tokens{:root{--k-a:var(--k-b);--k-b:var(--k-a)}}";
  expect(inlined("p{margin:var(--k-a)}", "", circle)).toMatch(/^p\{margin:var\(--k-[ab]\)\}$/);
});
