/**
 * `npm run mail:preview`: writes every kind of mail to .data/mail-preview/, to be looked at. `ORIGIN` says where its
 * pictures are.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { eventsAt } from "../../../data/events.ts";
import { site } from "../../../data/site.ts";
import { renderMail } from "./render-mail.ts";
import { samples } from "./samples.ts";

const folder = resolve(".data/mail-preview");
const now = Date.now();
const events = eventsAt(new Date(now));
const context = { origin: process.env.ORIGIN ?? site.origin, secret: "only for previews", now, events };

mkdirSync(folder, { recursive: true });
for (const { name, job, submission } of samples) {
  const { html, text } = renderMail(job, submission, context);
  for (const [ending, content] of [
    ["html", html],
    ["txt", text],
  ] as const) {
    const file = join(folder, `${name}.${ending}`);
    writeFileSync(file, content);
    console.log(file);
  }
}
