import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";
import { attribute, elementsOf, parse } from "../../../common/html.ts";
import { eventsAt } from "../../../data/events.ts";
import { site } from "../../../data/site.ts";
import { samples } from "../../../scripts/mail-samples.ts";
import { renderMail } from "../../../server/mail/templates/render-mail.ts";
import { temporaryFolder } from "../temporary-folder.ts";

function sourcesIn(html: string, tagName: "iframe" | "img"): string[] {
  const elements = elementsOf(parse(html)).filter((element) => element.tagName === tagName);
  return elements.map((element) => attribute(element, "src") ?? "");
}

test("writes an index of every kind of mail in HTML and plain text with pictures", () => {
  const folder = temporaryFolder();
  const now = Date.now();
  const context = { origin: site.origin, secret: "only for previews", now, events: eventsAt(new Date(now)) };
  const mails = samples.map(({ job, submission }) => renderMail(job, submission, context));
  for (const picture of mails.flatMap(({ html }) => sourcesIn(html, "img"))) {
    const file = join(folder, "build/client", new URL(picture).pathname);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, "a picture");
  }

  execFileSync(process.execPath, [resolve("scripts/mail-preview.ts")], { cwd: folder });

  const written = join(folder, ".data/mail-preview");
  const index = readFileSync(join(written, "index.html"), "utf8");
  const files = [...new Set(sourcesIn(index, "iframe"))];
  expect(files).toHaveLength(samples.length);
  const shown = files.flatMap((file) => sourcesIn(readFileSync(join(written, file), "utf8"), "img"));
  expect(shown).not.toEqual([]);
  for (const picture of shown) expect(existsSync(join(written, picture))).toBe(true);
  for (const file of files) expect(existsSync(join(written, file.replace(".html", ".txt")))).toBe(true);
});
