import { expect, test } from "vitest";
import { parseBody } from "../../../../data/articles/parse-body.server.ts";

const quote = "<PullQuote>Start with twelve.</PullQuote>";
const parse = (markdown: string) => parseBody(`${markdown}\n\n${quote}\n`);
const firstOf = (markdown: string) => parse(markdown).body[0];

test("converts paragraphs, emphasis, and links to plain data", () => {
  expect(firstOf("Come *in*, [sit\ndown](/homestead).")).toEqual({
    element: "p",
    children: [
      "Come ",
      { element: "em", children: ["in"] },
      ", ",
      { element: "a", href: "/homestead", children: ["sit down"] },
      ".",
    ],
  });
});

test("parses a pull quote as a separate element", () => {
  const { body, quote } = parse("One.");
  expect(body.at(-1)).toEqual({ element: "pull-quote", children: ["Start with twelve."] });
  expect(quote).toBe("Start with twelve.");
});

test("removes blank text between list items", () => {
  expect(firstOf("1. One\n2. Two")).toEqual({
    element: "ol",
    children: [
      { element: "li", children: ["One"] },
      { element: "li", children: ["Two"] },
    ],
  });
});

test("gives headings ids and lists second-level headings as contents", () => {
  const { body, contents } = parse("## What we *kept*\n\n### Grandma’s chair\n\n## Après\n\nOne.");
  expect(body.slice(0, 2)).toMatchObject([
    { element: "h2", id: "what-we-kept" },
    { element: "h3", id: "grandmas-chair" },
  ]);
  expect(contents).toEqual([
    { id: "what-we-kept", title: "What we kept" },
    { id: "apres", title: "Après" },
  ]);
});

test("lists links with their text and line", () => {
  expect(parse("One.\n\nCome to [the land](/homestead).").links).toEqual([
    { address: "/homestead", words: "the land", line: 3 },
  ]);
});
