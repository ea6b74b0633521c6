import { expect, test } from "vitest";
import { holdBackScripts, putStylesInHead } from "../../../delivery/document.ts";
import { shortenNames } from "../../../delivery/shorten-names.ts";

const rendered =
  '<html><head><title>T</title><link rel="modulepreload" href="/assets/a.js"/></head>' +
  "<body><main>Hello</main><script>early()</script><script>window.__reactRouterContext = {};</script>" +
  '<script type="module" async="">import "/assets/a.js"</script><!--$--><script>stream()</script><!--/$--></body></html>';

const fonts = { files: "@font-face{src:url(a)}", standIns: "@font-face{src:local(b)}" };
const head = "<head><title>T</title></head>";

test("all styles stand in one element at the end of the head, in their order, the stand-in fonts last", () => {
  const chunks = [
    { key: "css-global", css: "@layer reset,base;" },
    { key: "css", css: ".css-1a{color:red}" },
  ];
  const page = putStylesInHead(`${head}<body></body>`, chunks, fonts);
  expect(page).toMatch(
    /<title>T<\/title><style>@layer reset,base;@layer recipes\{\}\.css-1a\{color:red\}.*@font-face\{src:local\(b\)\}<\/style>/,
  );
});

test("font files wait in a sheet of their own that holds at once where scripting is off", () => {
  expect(putStylesInHead(head, [], fonts)).toContain(`<style media="(scripting: none)">${fonts.files}</style></head>`);
});

test("only the tokens stay that the page reads, directly, through another token or in its markup", () => {
  const css = ":root{--k-ink:#000;--k-text:var(--k-ink);--k-line:#111;--k-unread:#fff;}p{color:var(--k-text)}";
  const page = putStylesInHead(`${head}<p></p><svg stroke="var(--k-line)"></svg>`, [{ key: "css-global", css }], fonts);
  expect(page).toContain(":root{--k-ink:#000;--k-text:var(--k-ink);--k-line:#111;}");
});

test("class names and tokens are numbered alike in styles and tags, and text that looks like one is left alone", () => {
  const page =
    "<style>:root{--k-ink:#000}.css-9z{color:var(--k-ink)}.css-4b{margin:0}</style>" +
    '<p class="css-4b lead" style="fill:var(--k-ink)">css-9z --k-ink</p><p class="css-9z"></p>';
  expect(shortenNames(page)).toBe(
    "<style>:root{--0:#000}.c1{color:var(--0)}.c2{margin:0}</style>" +
      '<p class="c2 lead" style="fill:var(--0)">css-9z --k-ink</p><p class="c1"></p>',
  );
});

test("the color palette, which one element hands to another, keeps its names", () => {
  const css = "<style>.css-1a{--k-colors-color-palette-fg:red}</style>";
  expect(shortenNames(css)).toContain("--k-colors-color-palette-fg");
});

test("the framework’s scripts wait in a template, the classic ones as one, in their order, before the module", () => {
  const held = holdBackScripts(rendered).match(/<template>([\s\S]*)<\/template>/)?.[1];
  expect(held).toBe(
    "<script>window.__reactRouterContext = {};\nstream()</script>" +
      '<script type="module" async="">import "/assets/a.js"</script>',
  );
});

test("React and the libraries are asked for at once, before the modules of the page", () => {
  const preloads =
    '<link rel="modulepreload" href="/assets/libraries-1.js"/><link rel="modulepreload" href="/assets/react-2.js"/>';
  expect(holdBackScripts(rendered.replace("<link", `${preloads}<link`))).toContain(
    '</script><script type="module" async="" src="/assets/react-2.js"></script>' +
      '<script type="module" async="" src="/assets/libraries-1.js"></script><script type="module" async="">import',
  );
});

test("a script before the framework’s stays where it is", () => {
  const [before] = holdBackScripts(rendered).split("<template");
  expect(before).toContain("<script>early()</script>");
});

test("no preload hint competes with the first paint", () => {
  expect(holdBackScripts(rendered)).not.toContain("modulepreload");
});

test("the loader comes last in the body", () => {
  expect(holdBackScripts(rendered)).toMatch(/<\/template><script>[\s\S]+<\/script><\/body><\/html>$/);
});

test("a page without the framework’s scripts is refused", () => {
  expect(() => holdBackScripts("<html><head></head><body></body></html>")).toThrow("no framework scripts");
});
