import { expect, test } from "vitest";
import { holdBackScripts, putStylesInHead } from "../../../delivery/document.ts";

const rendered =
  '<html><head><title>T</title><link rel="modulepreload" href="/assets/a.js"/></head>' +
  "<body><main>Hello</main><script>early()</script><script>window.__reactRouterContext = {};</script>" +
  '<script type="module" async="">import "/assets/a.js"</script><!--$--><script>stream()</script><!--/$--></body></html>';

test("styles go to the end of the head, named by key and ids, empty ones not at all", () => {
  const chunks = [
    { key: "css", ids: ["1a", "2b"], css: ".css-1a{color:red}" },
    { key: "css-global", ids: [], css: "" },
  ];
  expect(putStylesInHead("<head><title>T</title></head><body></body>", chunks)).toBe(
    '<head><title>T</title><style data-emotion="css 1a 2b">.css-1a{color:red}</style></head><body></body>',
  );
});

test("the framework’s scripts wait in a template, in their order and with the comments between them", () => {
  const held = holdBackScripts(rendered).match(/<template id="held-scripts">([\s\S]*)<\/template>/)?.[1];
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
