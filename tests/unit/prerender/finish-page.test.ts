import { expect, test } from "vitest";
import { parse, serialize } from "../../../markup/html.ts";
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

function finished(html = rendered, chunks: StyleChunk[] = fonts): string {
  const page = parse(addStyleChunks(html, chunks));
  finishPage(page);
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

test("font files wait in a stylesheet that does not hold the page up, the last, that holds at once where scripting is off", () => {
  expect(finished()).toContain('<style media="(scripting: none)">@font-face{src:url(a)}</style></head>');
});

test("what holds only where scripting is off stands with the font files", () => {
  const css = { key: "css", css: "@media (scripting: none){.css-1a{color:red}}" };
  const page = finished(rendered, [css, ...fonts]);
  expect(page).toContain('<style media="(scripting: none)">.c0{color:red}@font-face{src:url(a)}</style></head>');
});

test("the framework’s scripts wait in a template, as one module, the classic ones first, in their order", () => {
  const held = finished().match(/<template>([\s\S]*)<\/template>/)?.[1];
  expect(held).toBe(
    '<script type="module" async="">window.__reactRouterContext = {};\nstream()\nimport "/assets/a.js"</script>',
  );
});

test("React and the libraries are asked for at once, before the modules of the page", () => {
  const preloads =
    '<link rel="modulepreload" href="/assets/libraries-1.js"/><link rel="modulepreload" href="/assets/react-2.js"/>';
  expect(finished(rendered.replace("<link", `${preloads}<link`))).toContain(
    '<template><script type="module" async="" src="/assets/react-2.js"></script>' +
      '<script type="module" async="" src="/assets/libraries-1.js"></script><script type="module" async="">window',
  );
});

test("a script before the framework’s stays where it is", () => {
  const [before] = finished().split("<template");
  expect(before).toContain("<script>early()</script>");
});

test("no preload hint competes with the first paint", () => {
  expect(finished()).not.toContain("modulepreload");
});

test("the loader comes last in the body", () => {
  expect(finished()).toMatch(/<\/template><script>[\s\S]+<\/script><\/body><\/html>$/);
});

test("a page without the framework’s scripts is refused", () => {
  expect(() => finished("<html><head></head><body></body></html>")).toThrow("no framework script");
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
