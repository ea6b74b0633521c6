import type { Mail } from "../mail.ts";
import { html, Markup } from "./markup.ts";

const css = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { margin: 2rem auto; max-width: 75rem; padding-inline: 1rem }
  iframe { width: 100%; height: 40rem; border: 1px solid GrayText; border-radius: .5rem }
  section { display: grid; gap: 1rem; grid-template-columns: 2fr 1fr; margin-block: 3rem }
  section > h2, section > p { grid-column: 1 / -1; margin: 0 }
  @media (max-width: 50rem) { section { grid-template-columns: 1fr } }
`;

export function previewIndex(mails: readonly { name: string; mail: Mail }[]): string {
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
