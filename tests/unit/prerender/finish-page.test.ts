import { expect, test } from "vitest";
import { parse, serialize } from "../../../common/html.ts";
import { finishPage } from "../../../prerender/finish-page.ts";
import { addStyleChunks, type StyleChunk } from "../../../prerender/style-chunks.ts";

const rendered =
  '<html><head><title>T</title><link rel="modulepreload" href="/assets/a.js"/></head>' +
  "<body><main>Hello</main><script>early()</script><script>window.__reactRouterContext = {};</script>" +
  '<script type="module" async="">import "/assets/a.js"</script><!--$--><script>stream()</script><!--/$--></body></html>';

const fonts = [
  { key: "stand-ins", css: "@font-face{src:local(b)}" },
  { key: "fonts", css: "@font-face{src:url(a)}" },
];

const scripts = { first: "first()", site: { path: "assets/site-1.js" } };

function finished(html = rendered, chunks: StyleChunk[] = fonts): string {
  const page = parse(addStyleChunks(html, chunks));
  finishPage(page, scripts);
  return serialize(page);
}

test("moves all styles to one element at the end of the head, fallback fonts last", () => {
  const chunks = [
    { key: "css-global", css: "@layer reset,base;" },
    { key: "css", css: ".css-1a{color:red}" },
  ];
  expect(finished(rendered, [...chunks, ...fonts])).toMatch(
    /<title>T<\/title><link [^>]*><style>@layer reset,base;\.c0\{color:red\}.*@font-face\{src:local\(b\)\}<\/style>/,
  );
});

test("puts font files into the last stylesheet, which the first script disables", () => {
  expect(finished()).toContain('<style media="all">@font-face{src:url(a)}</style><script>first()</script>');
});

test("puts rules for pages without scripts into a separate stylesheet", () => {
  const css = { key: "css", css: "@media (scripting: none){.css-1a{color:red}}" };
  const page = finished(rendered, [css, ...fonts]);
  expect(page).toContain('<style media="all">.c0{color:red}</style><style media="all">@font-face{src:url(a)}</style>');
});

test("moves framework scripts to a page-specific file in a template, classic scripts first", () => {
  const page = parse(addStyleChunks(rendered, fonts));
  const { path, source } = finishPage(page, scripts);
  expect(source).toBe('window.__reactRouterContext = {};\nstream()\nimport "/assets/a.js"');
  expect(path).toMatch(/^assets\/page-[\w-]{8}\.js$/);
  expect(serialize(page)).toMatch(
    new RegExp(
      '<template id="site-script"><script type="module" async="" src="/assets/site-1.js"></script></template>' +
        `<template id="framework"><script type="module" async="" src="/${path}"></script></template></body>`,
    ),
  );
});

test("preloads React and the libraries before page modules", () => {
  const preloads =
    '<link rel="modulepreload" href="/assets/libraries-1.js"/><link rel="modulepreload" href="/assets/react-2.js"/>';
  expect(finished(rendered.replace("<link", `${preloads}<link`))).toContain(
    '<script type="module" async="" src="/assets/react-2.js"></script>' +
      '<script type="module" async="" src="/assets/libraries-1.js"></script><script type="module" async="" src="/assets/page-',
  );
});

test("leaves a script before the framework's in place", () => {
  const [before] = finished().split("<template");
  expect(before).toContain("<script>early()</script>");
});

test("removes preload hints that compete with the first paint", () => {
  expect(finished()).not.toContain("modulepreload");
});

test("rejects a page without framework scripts", () => {
  expect(() => finished("<html><head><script></script></head><body></body></html>")).toThrow("no framework script");
});

test("prefetches pages on hover, except files, forms, and receipts", () => {
  const rules = finished().match(/<script type="speculationrules">(.*?)<\/script>/)?.[1] ?? "";
  const [{ where, eagerness }] = JSON.parse(rules).prefetch;
  expect(eagerness).toBe("moderate");
  expect(where.and[1].not.href_matches).toEqual(["/*.*", "/forms/*", "/thank-you/*"]);
});

test("delays rendering until the part after the first section starts, or the page is complete", () => {
  const expected = (main: string) =>
    finished(rendered.replace("Hello", main)).match(/<link rel="expect" blocking="render" href="(.*?)">/)?.[1];
  const first = '<section><h1 id="title">One</h1><section><p id="within">Two</p></section></section>';
  expect(expected(`${first}<section><h2>Three</h2><p id="third">Three</p></section><p id="more">Four</p>`)).toBe(
    "#third",
  );
  expect(expected(`${first}<p>Three</p>`)).toBe("#");
  expect(expected("Hello")).toBe("#");
});
