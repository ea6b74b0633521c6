import { describe, expect, test } from "vitest";
import { pageProblems, readLinks } from "../../../prerender/finish.ts";
import { parse } from "../../../shared/html.ts";

const head = '<title>Soup</title><meta name="description" content="How we cook."/>';

function problems(body: string, pageHead = head) {
  const pages = new Map([
    ["/", readLinks(parse(`<head>${head}</head><main id="content"><h1 id="top">Home</h1></main>`))],
    ["/soup", readLinks(parse(`<head>${pageHead}</head><main id="content">${body}</main>`))],
  ]);
  return pageProblems(pages, (path) => path === "/menu.ics");
}

describe("a page’s head", () => {
  test.each([
    ["no title", head.replace(/<title>.*<\/title>/, "")],
    ["an empty title", head.replace("Soup", " ")],
  ])("with %s is refused", (_, broken) => {
    expect(problems("", broken)).toEqual([expect.stringMatching(/^\/soup has no title; /)]);
  });

  test.each([
    ["no description", "<title>Soup</title>"],
    ["an empty description", head.replace("How we cook.", "")],
  ])("with %s is refused", (_, broken) => {
    expect(problems("", broken)).toEqual([expect.stringMatching(/^\/soup has no description; /)]);
  });

  test("needs no description where search engines pass the page over", () => {
    expect(problems("", '<title>Soup</title><meta name="robots" content="noindex"/>')).toEqual([]);
  });
});

describe("a link of a page", () => {
  test.each(["/", "/soup", "/soup/", "/?a=1&amp;b=2#top", "#content", "/soup/#content", "/menu.ics"])(
    "to %s leads on",
    (href) => {
      expect(problems(`<a class="link" href="${href}">On</a>`)).toEqual([]);
    },
  );

  test.each(["https://elsewhere.example/none", "mailto:us@site.example", "tel:988"])("to %s is not ours", (href) => {
    expect(problems(`<a href="${href}">On</a>`)).toEqual([]);
  });

  test.each(["/stew", "stew", "/#bottom", "#bottom", "/100%", "https://["])(
    "to %s leads nowhere and is named",
    (href) => {
      expect(problems(`<a href="${href}">On</a>`)).toEqual([
        expect.stringContaining(`/soup links to '${href}', which is not there`),
      ]);
    },
  );

  test("is named once however often it stands there", () => {
    expect(problems('<a href="/stew">One</a><a data-x="1" href="/stew">Two</a>')).toHaveLength(1);
  });
});

test("a step of the quiz is a target although scripts draw it", () => {
  const quiz = readLinks(parse(`<head>${head}</head><a href="/quiz#q3">Go on</a><a href="/quiz#q">Go on</a>`));
  expect(pageProblems(new Map([["/quiz", quiz]]), () => false)).toEqual([expect.stringContaining("'/quiz#q'")]);
});
