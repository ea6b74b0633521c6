// @vitest-environment node
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { attribute, elementsOf, parse } from "../../../../common/html.ts";
import { changesIn } from "../../../../scripts/look/compare-files.ts";
import { writeReport } from "../../../../scripts/look/report.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "look-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(side: string, files: Readonly<Record<string, string>>): string {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, side, "built", name)), { recursive: true });
    writeFileSync(join(folder, side, "built", name), text);
  }
  return join(folder, side);
}

it("finds files that differ, and files of one side", () => {
  const before = write("one", { "a.png": "same", "social/b.png": "old", "gone.png": "x" });
  const after = write("two", { "a.png": "same", "social/b.png": "new", "assets/c.png": "y" });
  const { changes, count } = changesIn({ before, after }, "built", "{*.png,social/**/*.png}", folder);
  expect(count).toBe(3);
  expect(changes).toEqual([
    { name: "gone.png", before: "gone-before.png" },
    { name: join("social", "b.png"), before: "social-b-before.png", after: "social-b-after.png" },
  ]);
  expect(readFileSync(join(folder, "social-b-after.png"), "utf8")).toBe("new");
});

it("shows a thumbnail of each page, and pictures and mails on both sides", () => {
  for (const name of ["home-1.jpg", "home-2.jpg", "home-3.jpg", "a-after.png", "mail-before.html", "mail-after.html"])
    writeFileSync(join(folder, name), "");
  const view = {
    name: "390 px, light",
    share: 0.5,
    from: 0,
    moved: 0,
    pictures: ["home-1.jpg", "home-2.jpg", "home-3.jpg"],
  };
  const file = writeReport(folder, {
    title: "a <b> and c",
    pairs: [],
    pages: [{ path: "/", moved: 0, share: 0.5, views: [view] }],
    files: {
      pictures: [{ name: "a.png", after: "a-after.png" }],
      mails: [{ name: "mail.html", before: "mail-before.html", after: "mail-after.html" }],
      counts: { pictures: 90, mails: 20 },
    },
  });
  const document = parse(readFileSync(file, "utf8"));
  const sources = elementsOf(document).flatMap((element) => attribute(element, "src") ?? []);
  expect(sources[0]).toBe("home-2.jpg");
  expect(sources.slice(-3)).toEqual(["a-after.png", "mail-before.html", "mail-after.html"]);
  for (const source of sources) expect(existsSync(join(folder, source)), source).toBe(true);
  expect(readFileSync(file, "utf8")).toContain("Mails that differ (1 of 20)");
});
