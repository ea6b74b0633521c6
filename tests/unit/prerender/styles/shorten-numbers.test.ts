import { generate } from "css-tree";
import { expect, test } from "vitest";
import { shortenNumbers } from "../../../../prerender/styles/shorten-numbers.ts";
import { parseStylesheet } from "../../../../prerender/styles/stylesheet.ts";

function shortened(declaration: string): string {
  const sheet = parseStylesheet(`a{${declaration}}`);
  shortenNumbers(sheet);
  return generate(sheet);
}

test.each([
  ["margin:0rem", "margin:0"],
  ["padding:0.5rem 0px", "padding:.5rem 0"],
  ["margin:-0.5rem 10rem", "margin:-.5rem 10rem"],
  ["opacity:0.25", "opacity:.25"],
  ["width:0.5%", "width:.5%"],
  ["transition-duration:0s", "transition-duration:0s"],
  ["width:calc(0rem + 1.5vw)", "width:calc(0rem + 1.5vw)"],
  ["width:calc(0.5rem + 1vw)", "width:calc(.5rem + 1vw)"],
  ["--gap:0rem", "--gap:0rem"],
  ['content:"0.5rem"', 'content:"0.5rem"'],
])("writes %s as %s", (declaration, expected) => {
  expect(shortened(declaration)).toBe(`a{${expected}}`);
});
