import { expect, test } from "vitest";
import { finishPage } from "../../../prerender/finish-page.ts";
import { addStyleChunks, type StyleChunk } from "../../../prerender/style-chunks.ts";
import { parse, serialize } from "../../../shared/html.ts";

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

test("all styles stand in one element at the end of the head, in their order, the stand-in fonts last", () => {
  const chunks = [
    { key: "css-global", css: "@layer reset,base;" },
    { key: "css", css: ".css-1a{color:red}" },
  ];
  expect(finished(rendered, [...chunks, ...fonts])).toMatch(
    /<title>T<\/title><link [^>]*><style>@layer reset,base;\.c0\{color:red\}.*@font-face\{src:local\(b\)\}<\/style>/,
  );
});

test("font files are in the last stylesheet, which the first script turns off", () => {
  expect(finished()).toContain('<style media="all">@font-face{src:url(a)}</style><script>first()</script>');
});

test("rules for pages without scripts have a stylesheet of their own", () => {
  const css = { key: "css", css: "@media (scripting: none){.css-1a{color:red}}" };
  const page = finished(rendered, [css, ...fonts]);
  expect(page).toContain('<style media="all">.c0{color:red}</style><style media="all">@font-face{src:url(a)}</style>');
});

test("the framework’s scripts are in a file of the page’s own, the classic ones first, which waits in a template", () => {
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

test("React and the libraries are asked for at once, before the modules of the page", () => {
  const preloads =
    '<link rel="modulepreload" href="/assets/libraries-1.js"/><link rel="modulepreload" href="/assets/react-2.js"/>';
  expect(finished(rendered.replace("<link", `${preloads}<link`))).toContain(
    '<script type="module" async="" src="/assets/react-2.js"></script>' +
      '<script type="module" async="" src="/assets/libraries-1.js"></script><script type="module" async="" src="/assets/page-',
  );
});

test("a script before the framework’s stays where it is", () => {
  const [before] = finished().split("<template");
  expect(before).toContain("<script>early()</script>");
});

test("no preload hint competes with the first paint", () => {
  expect(finished()).not.toContain("modulepreload");
});

test("a page without the framework’s scripts is refused", () => {
  expect(() => finished("<html><head><script></script></head><body></body></html>")).toThrow("no framework script");
});

test("pages are fetched when their link is hovered, files, forms and receipts are not", () => {
  const rules = finished().match(/<script type="speculationrules">(.*?)<\/script>/)?.[1] ?? "";
  const [{ where, eagerness }] = JSON.parse(rules).prefetch;
  expect(eagerness).toBe("moderate");
  expect(where.and[1].not.href_matches).toEqual(["/*.*", "/forms/*", "/thank-you/*"]);
});

test("nothing is painted before what follows the first band has begun, or, where nothing in it has an id, before all is there", () => {
  const expected = (main: string) =>
    finished(rendered.replace("Hello", main)).match(/<link rel="expect" blocking="render" href="(.*?)">/)?.[1];
  const first = '<section><h1 id="title">One</h1><section><p id="within">Two</p></section></section>';
  expect(expected(`${first}<section><h2>Three</h2><p id="third">Three</p></section><p id="more">Four</p>`)).toBe(
    "#third",
  );
  expect(expected(`${first}<p>Three</p>`)).toBe("#");
  expect(expected("Hello")).toBe("#");
});
