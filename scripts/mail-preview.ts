/**
 * `npm run mail:preview`: writes every kind of mail and an index to .data/mail-preview/. It copies the pictures of the
 * built site, so that the emails work offline.
 */
import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { attribute, elementsOf, parse, serialize, setAttribute } from "../common/html.ts";
import { eventsAt } from "../data/events.ts";
import { site } from "../data/site.ts";
import type { Mail } from "../server/mail/mail.ts";
import { html, Markup } from "../server/mail/templates/markup.ts";
import { renderMail } from "../server/mail/templates/render-mail.ts";
import { samples } from "./mail-samples.ts";
import { helpFrom } from "./run.mjs";

helpFrom(import.meta.url);

const css = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { margin: 2rem auto; max-width: 75rem; padding-inline: 1rem }
  iframe { width: 100%; height: 40rem; border: 1px solid GrayText; border-radius: .5rem }
  section { display: grid; gap: 1rem; grid-template-columns: 2fr 1fr; margin-block: 3rem }
  section > h2, section > p { grid-column: 1 / -1; margin: 0 }
  @media (max-width: 50rem) { section { grid-template-columns: 1fr } }
`;

function previewIndex(mails: readonly { name: string; mail: Mail }[]): string {
  return html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Mail preview</title>
<style>${new Markup(css)}</style>
<h1>Every kind of mail</h1>
<ul>${mails.map(({ name, mail }) => html`<li><a href="#${name}">${mail.subject}</a></li>`)}</ul>
${mails.map(
  ({ name, mail }) => html`<section id="${name}"><h2>${mail.subject}</h2>
<p>To ${mail.to} · <a href="${name}.html">as HTML</a> · <a href="${name}.txt">as plain text</a></p>
<iframe src="${name}.html" title="${mail.subject}, wide"></iframe><iframe src="${name}.html" title="${mail.subject}, narrow"></iframe></section>
`,
)}</html>
`.source;
}

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
