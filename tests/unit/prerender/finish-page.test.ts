import { expect, test } from "vitest";
import { parse, serialize } from "../../../common/html.ts";
import { addStyleChunks, type StyleChunk } from "../../../common/style-chunks.ts";
import { finishPage } from "../../../prerender/finish-page.ts";

const rendered =
  '<html><head><title>T</title><link rel="modulepreload" href="/assets/a.js"/></head>' +
  "<body><main>Hello</main><script>early()</script><script>window.__reactRouterContext = {};</script>" +
  '<script type="module" async="">import "/assets/a.js"</script><!--$--><script>stream()</script><!--/$--></body></html>';

const fonts = [
  { key: "stand-ins", css: "@font-face{src:local(b)}" },
  { key: "fonts", css: "@font-face{src:url(a)}" },
];

const scripts = { inline: ["first()"], site: [{ path: "assets/site-1.js" }, { path: "assets/lists-2.js" }] };

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

test("removes the scripts that would start the router", () => {
  const page = finished();
  for (const script of ["early()", "__reactRouterContext", "/assets/a.js", "stream()"])
    expect(page).not.toContain(script);
});

test("puts the page's scripts into a template at its end, the site script first", () => {
  expect(finished()).toContain(
    '<template id="site-script"><script type="module" async="" src="/assets/site-1.js"></script>' +
      '<script type="module" async="" src="/assets/lists-2.js"></script></template></body>',
  );
});

test("removes preload hints that compete with the first paint", () => {
  expect(finished()).not.toContain("modulepreload");
});

test("finishes a page that has no scripts", () => {
  expect(finished("<html><head></head><body><main>Hello</main></body></html>")).toContain(
    '<template id="site-script">',
  );
});

test("names the problem of a document without a body", () => {
  const page = parse(addStyleChunks("<html><head></head><frameset></frameset></html>", fonts));
  expect(() => finishPage(page, scripts)).toThrow("the rendered page has no body");
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
