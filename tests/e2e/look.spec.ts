import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "@playwright/test";
import { comparePages, pagesOf } from "../../scripts/look/compare-pages.ts";
import { writeReport } from "../../scripts/look/report.ts";

let folder = "";
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "look-"));
});
test.afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a built site of small pages and returns its folder. */
function site(name: string, pages: Readonly<Record<string, string>>): string {
  for (const [path, style] of Object.entries({ ...pages, "404.html": "" })) {
    const file = join(folder, name, "build/client", path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      `<!doctype html><meta name="viewport" content="width=device-width"><style>p { margin: 24px } ${style}</style>
       <h1>Page</h1><p>Some words</p><p>More words</p>`,
    );
  }
  return join(folder, name);
}

test("finds a spacing that grows by 1% and a color of the dark mode, and no other page", async () => {
  const before = site("before", {
    "index.html": "",
    "space/index.html": "",
    "dark/index.html": "",
    "old/index.html": "",
    "contrast/index.html": "",
    "paper/index.html": "",
  });
  const dark = "@media (prefers-color-scheme: dark) { p { color: rgb(1 1 1) } }";
  const after = site("after", {
    "index.html": "h2 { color: red }",
    "space/index.html": "p { margin: 24.24px }",
    "dark/index.html": dark,
    "contrast/index.html": "@media (prefers-contrast: more) { p { color: rgb(1 1 1) } }",
    "paper/index.html": "@media print { p { color: rgb(1 1 1) } }",
  });
  expect(pagesOf(before)).toEqual(["/", "/contrast", "/dark", "/old", "/paper", "/space"]);

  const pages = await comparePages({ before, after }, pagesOf(before), folder);

  const seen = Object.fromEntries(pages.map(({ path, views, only }) => [path, only ?? views.map(({ name }) => name)]));
  expect(seen).toEqual({
    "/": [],
    "/contrast": ["390 px, light, more contrast", "390 px, dark, more contrast"],
    "/dark": ["390 px, dark", "390 px, dark, more contrast", "1280 px, dark"],
    "/old": "before",
    "/paper": ["718 px, print"],
    "/space": [
      "390 px, light",
      "390 px, dark",
      "390 px, light, more contrast",
      "390 px, dark, more contrast",
      "1280 px, light",
      "1280 px, dark",
      "718 px, print",
    ],
  });
  const moved = Object.fromEntries(pages.map(({ path, moved }) => [path, moved]));
  expect(moved["/space"]).toBeCloseTo(0.48, 1);
  expect(moved["/dark"]).toBe(0);

  const report = writeReport(folder, { title: "a <b> and c", pages, pairs: ["light: text a on b 4.50 → 4.40"] });
  const html = readFileSync(report, "utf8");
  expect(html).toContain("a &lt;b&gt; and c");
  for (const [, file = ""] of html.matchAll(/src="([^"]+)"/g)) expect(existsSync(join(folder, file)), file).toBe(true);
});

test("opens no page whose HTML is the same, unless it starts the framework", async () => {
  // Each side has its own port, so that these pages differ if they are opened.
  const port = "<p id=port></p><script>document.getElementById('port').textContent = location.port</script>";
  const started =
    "<b data-scripts=now>B</b><script>addEventListener('pointerover', () => dispatchEvent(new Event('hydrated')))</script>";
  const [before, after] = ["BeforeXY", "AfterXYZ"].map((hash) =>
    site(hash, {
      "index.html": `</style>${port}<script src=/assets/site-${hash}.js></script><style>`,
      "started/index.html": `</style>${port}${started}<style>`,
    }),
  );
  const pages = await comparePages({ before: before ?? "", after: after ?? "" }, ["/", "/started"], folder);
  expect(pages.map(({ path, views }) => [path, views.length])).toEqual([
    ["/started", 7],
    ["/", 0],
  ]);
});
