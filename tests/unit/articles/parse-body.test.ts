// @vitest-environment node
import { expect, test } from "vitest";
import { parseBody } from "../../../src/articles/parse-body.server.ts";

const place = "data/articles/example.mdx";

test("paragraphs, emphasis and links become plain data", () => {
  expect(parseBody("Come *in*, [sit\ndown](/homestead).", place)).toEqual([
    {
      element: "p",
      children: [
        "Come ",
        { element: "em", children: ["in"] },
        ", ",
        { element: "a", href: "/homestead", children: ["sit down"] },
        ".",
      ],
    },
  ]);
});

test("a pull quote is an element of its own, and not a paragraph in one", () => {
  expect(parseBody("<PullQuote>Start with twelve.</PullQuote>", place)).toEqual([
    { element: "pull-quote", children: ["Start with twelve."] },
  ]);
});

test("lists keep no blank text between their items", () => {
  expect(parseBody("1. One\n2. Two\n", place)).toEqual([
    {
      element: "ol",
      children: [
        { element: "li", children: ["One"] },
        { element: "li", children: ["Two"] },
      ],
    },
  ]);
});

test.each([
  ["a picture", "![A plum](/plum.png)", "<img>"],
  ["a tag we do not know", "<Carousel>One</Carousel>", "<Carousel>"],
  ["a script", "<script>alert(1)</script>", "<script>"],
  ["an expression", "One and {1 + 1}", "mdx"],
])("%s stops the build and names the file", (_, markdown, named) => {
  expect(() => parseBody(markdown, place)).toThrow(place);
  expect(() => parseBody(markdown, place)).toThrow(named);
});
