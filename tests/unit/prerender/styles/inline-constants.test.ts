import { generate } from "css-tree";
import { expect, test } from "vitest";
import { inlineConstants } from "../../../../prerender/styles/inline-constants.ts";
import { pageFacts } from "../../../../prerender/styles/page-facts.ts";
import { parseStylesheet } from "../../../../prerender/styles/stylesheet.ts";
import { parse } from "../../../../shared/html.ts";

const tokens =
  "@layer tokens{:where(:root,:host){--k-gap:1rem;--k-ground:#fff;--k-line:1px solid var(--k-ground);--k-twice:calc(var(--k-gap) * 2)}" +
  "@media (prefers-contrast:more){:where(:root,:host){--k-ground:#eee}}}";

function inlined(css: string, body = "", moreTokens = "") {
  const sheet = parseStylesheet(css);
  inlineConstants([parseStylesheet(tokens + moreTokens), sheet], pageFacts(parse(body)));
  return generate(sheet);
}

test("a token that nothing changes gives way to its value, also within another", () => {
  expect(inlined("p{margin:var(--k-gap);padding:calc(var(--k-twice) + 1px)}")).toBe(
    "p{margin:1rem;padding:calc(calc(1rem*2) + 1px)}",
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

test("a token that an element of the page sets anew keeps its name", () => {
  expect(inlined("p{margin:var(--k-gap)}", '<p style="--k-gap: 2rem"></p>')).toBe("p{margin:var(--k-gap)}");
});

test("a token that reads what an element sets keeps its name: it reads it at the root", () => {
  const css = ".dim{--k-ground:#000}p{border:var(--k-line)}";
  expect(inlined(css)).toBe(css);
});

test("a property that only a rule for some elements sets keeps its name: others do not have it", () => {
  const css = ".box{--size:1rem}.box p{width:var(--size)}";
  expect(inlined(css)).toBe(css);
});

test("a token that is set only for print keeps its name", () => {
  const print = "@layer tokens{@media print{:where(:root,:host){--k-room:1cm}}}";
  expect(inlined("p{margin:var(--k-room,0)}", "", print)).toBe("p{margin:var(--k-room,0)}");
});

test("tokens that read each other in a circle do not hold the build up", () => {
  const circle = "@layer tokens{:root{--k-a:var(--k-b);--k-b:var(--k-a)}}";
  expect(inlined("p{margin:var(--k-a)}", "", circle)).toMatch(/^p\{margin:var\(--k-[ab]\)\}$/);
});
