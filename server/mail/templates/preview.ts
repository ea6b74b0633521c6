/**
 * `npm run mail:preview`: writes every kind of mail and an index to .data/mail-preview/. It copies the pictures of the
 * built site, so that the mails work offline.
 */
import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { eventsAt } from "../../../data/events.ts";
import { site } from "../../../data/site.ts";
import { attribute, elementsOf, parse, serialize, setAttribute } from "../../../markup/html.ts";
import { previewIndex } from "./preview-index.ts";
import { renderMail } from "./render-mail.ts";
import { samples } from "./samples.ts";

const folder = resolve(".data/mail-preview");
const built = resolve("build/client");
const now = Date.now();
const context = { origin: site.origin, secret: "only for previews", now, events: eventsAt(new Date(now)) };

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const mails = samples.map(({ name, job, submission }) => ({ name, mail: renderMail(job, submission, context) }));
for (const { name, mail } of mails) {
  writeFileSync(join(folder, `${name}.html`), withOwnPictures(mail.html));
  writeFileSync(join(folder, `${name}.txt`), mail.text);
}
const index = join(folder, "index.html");
writeFileSync(index, previewIndex(mails));
console.log(`${mails.length} mails; open ${index}`);

function withOwnPictures(html: string): string {
  const document = parse(html);
  for (const image of elementsOf(document).filter(({ tagName }) => tagName === "img")) {
    const { origin, pathname } = new URL(attribute(image, "src") ?? "", context.origin);
    if (origin !== context.origin || !existsSync(built + pathname)) continue;
    mkdirSync(dirname(folder + pathname), { recursive: true });
    copyFileSync(built + pathname, folder + pathname);
    setAttribute(image, "src", `.${pathname}`);
  }
  return serialize(document);
}
