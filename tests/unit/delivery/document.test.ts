import { expect, test } from "vitest";
import { holdBackScripts, putStylesInHead } from "../../../delivery/document.ts";
import { shortenClasses } from "../../../delivery/shorten-classes.ts";

const rendered =
  '<html><head><title>T</title><link rel="modulepreload" href="/assets/a.js"/></head>' +
  "<body><main>Hello</main><script>early()</script><script>window.__reactRouterContext = {};</script>" +
  '<script type="module" async="">import "/assets/a.js"</script><!--$--><script>stream()</script><!--/$--></body></html>';

test("all styles stand in one element at the end of the head, in their order, the fonts last", () => {
  const chunks = [
    { key: "css-global", css: "@layer reset,base;" },
    { key: "css", css: ".css-1a{color:red}" },
  ];
  expect(putStylesInHead("<head><title>T</title></head><body></body>", chunks, "@font-face{}")).toBe(
    "<head><title>T</title><style>@layer reset,base;@layer recipes{}.css-1a{color:red}@font-face{}</style></head><body></body>",
  );
});

test("only the tokens stay that the page reads, directly or through another token", () => {
  const tokens = "@layer tokens{:root{--k-ink:#000;--k-text:var(--k-ink);--k-unread:#fff;}}";
  const page = putStylesInHead(
    "<head></head>",
    [
      { key: "css-global", css: tokens },
      { key: "css", css: ".css-1a{color:var(--k-text)}" },
    ],
    "",
  );
  expect(page).toContain("@layer tokens{:root{--k-ink:#000;--k-text:var(--k-ink);}}");
});

test("a token that only the markup reads stays", () => {
  const tokens = "@layer tokens{:root{--k-line:#000;--k-unread:#fff;}}";
  const page = putStylesInHead(
    '<head></head><svg stroke="var(--k-line)"></svg>',
    [{ key: "css-global", css: tokens }],
    "",
  );
  expect(page).toContain("--k-line:#000;}");
  expect(page).not.toContain("--k-unread");
});

test("class names are numbered alike in styles and markup, and text that looks like one is left alone", () => {
  const page =
    '<style>.css-9z{color:red}.css-4b{margin:0}</style><p class="css-4b lead">css-9z</p><p class="css-9z"></p>';
  expect(shortenClasses(page)).toBe(
    '<style>.c1{color:red}.c0{margin:0}</style><p class="c0 lead">css-9z</p><p class="c1"></p>',
  );
});

test("the framework’s scripts wait in a template, in their order and with the comments between them", () => {
  const held = holdBackScripts(rendered).match(/<template>([\s\S]*)<\/template>/)?.[1];
  expect(held).toBe(
    '<script>window.__reactRouterContext = {};</script><script type="module" async="">import "/assets/a.js"</script>' +
      "<!--$--><script>stream()</script><!--/$-->",
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
