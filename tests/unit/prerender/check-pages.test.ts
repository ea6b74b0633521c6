import { describe, expect, test } from "vitest";
import { parse } from "../../../common/html.ts";
import { pageProblems, readLinks } from "../../../prerender/check-pages.ts";
import { icons } from "../../../src/drawings/icons.ts";

const head = '<title>Soup</title><meta name="description" content="How we cook."/>';

function problems(body: string, pageHead = head) {
  const pages = new Map([
    ["/", readLinks(parse(`<head>${head}</head><main id="content"><h1 id="top">Home</h1></main>`))],
    ["/soup", readLinks(parse(`<head>${pageHead}</head><main id="content">${body}</main>`))],
  ]);
  return pageProblems(pages, (path) => path === "/menu.ics");
}

describe("a page's head", () => {
  test.each([
    ["no title", head.replace(/<title>.*<\/title>/, "")],
    ["an empty title", head.replace("Soup", " ")],
  ])("needs a title: %s", (_, broken) => {
    expect(problems("", broken)).toEqual([expect.stringMatching(/^\/soup has no title; /)]);
  });

  test.each([
    ["no description", "<title>Soup</title>"],
    ["an empty description", head.replace("How we cook.", "")],
  ])("needs a description: %s", (_, broken) => {
    expect(problems("", broken)).toEqual([expect.stringMatching(/^\/soup has no description; /)]);
  });

  test("needs no description if search engines ignore the page", () => {
    expect(problems("", '<title>Soup</title><meta name="robots" content="noindex"/>')).toEqual([]);
  });
});

describe("a link", () => {
  test.each(["/", "/soup", "/soup/", "/?a=1&amp;b=2#top", "#content", "/soup/#content", "/menu.ics"])(
    "to %s is valid",
    (href) => {
      expect(problems(`<a class="link" href="${href}">On</a>`)).toEqual([]);
    },
  );

  test.each(["https://elsewhere.example/none", "mailto:us@site.example", "tel:988"])("to %s is external", (href) => {
    expect(problems(`<a href="${href}">On</a>`)).toEqual([]);
  });

  test.each(["/stew", "stew", "/#bottom", "#bottom", "/100%", "https://["])("to %s is reported as broken", (href) => {
    expect(problems(`<a href="${href}">On</a>`)).toEqual([
      expect.stringContaining(`/soup links to '${href}', which does not exist`),
    ]);
  });

  test("is reported once per page", () => {
    expect(problems('<a href="/stew">One</a><a data-x="1" href="/stew">Two</a>')).toHaveLength(1);
  });
});

test("a picture needs a file of the site", () => {
  expect(problems('<img src="/menu.ics" alt=""><img src="data:,soup" alt="">')).toEqual([]);
  expect(problems('<img src="/people/renata-o.jpg" alt="">')).toEqual([
    "/soup shows '/people/renata-o.jpg', which does not exist; add it as data/photos/people/renata-o.jpg, or correct it in data/",
  ]);
});

const arrow = `<svg><path d="${icons["arrow-up-right"]}"/></svg>`;

describe("a link that promises another site", () => {
  test.each(["/", "#content", "/soup?a=b#top"])("cannot lead to %s", (href) => {
    const lines = [
      `<a href="${href}">On ${arrow}</a>`,
      `<a href="${href}" target="_blank">On</a>`,
      `<a href="${href}">On (opens in a new tab)</a>`,
    ].flatMap((link) => problems(link.replace("#top", "")));
    expect(lines).toEqual(
      Array(3).fill(expect.stringContaining("/soup shows the arrow of other sites on the link to")),
    );
  });

  test("leads to another site", () => {
    expect(problems(`<a href="https://elsewhere.test/" target="_blank">On ${arrow} (opens in a new tab)</a>`)).toEqual(
      [],
    );
  });
});

test("no page links to the page for samples", () => {
  const all = problems('<a href="/not-open-yet#house.example/">Visit</a>');
  expect(all).toContainEqual(
    expect.stringMatching(/^\/soup links to '\/not-open-yet#house.example\/'; lead to a page/),
  );
});

test("can point to a quiz step that scripts render", () => {
  const quiz = readLinks(parse(`<head>${head}</head><a href="/quiz#q3">Go on</a><a href="/quiz#q">Go on</a>`));
  expect(pageProblems(new Map([["/quiz", quiz]]), () => false)).toEqual([expect.stringContaining("'/quiz#q'")]);
});
