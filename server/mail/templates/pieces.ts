import { site } from "../../../data/site.ts";
import { look } from "./look.ts";
import { html, lines, type Markup } from "./markup.ts";
import { edge, fonts, radius, type Step, size, space, target } from "./measures.ts";

export function row(content: Markup | readonly Markup[], top: Step = 0): Markup {
  return html`<tr><td class="edge" style="padding:${space(top)} ${space(8)} 0">${content}</td></tr>
`;
}

export function masthead(origin: string): Markup {
  const name = look(
    `${fonts.heading};font-size:${size.name};line-height:${target};font-weight:600;text-decoration:none`,
    "text",
  );
  return row(
    html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td width="44" style="padding-right:${space(3)}"><img src="${origin}/icon-512.png" width="44" height="44" alt="" style="display:block;border:0;border-radius:${radius.control}"></td><td><a href="${origin}/" ${name}>${site.name}</a></td></tr></table>`,
  );
}

/** A picture of the mail's full width. Rounded corners suit it to dark mode, too. */
export function picture(src: string, alt: string, href: string): Markup {
  return html`<tr><td class="edge" style="padding:${space(5)} ${space(8)} 0"><a href="${href}" style="text-decoration:none"><img src="${src}" width="536" alt="${alt}" ${look(`display:block;width:100%;max-width:536px;height:auto;border:0;border-radius:${radius.panel};font-size:${size.text};line-height:1.5;${fonts.text}`, "text")}></a></td></tr>
`;
}

export function eyebrow(text: string): Markup {
  return html`<p ${look(`margin:0 0 ${space(2)};font-size:${size.small};line-height:1.4;font-weight:600;letter-spacing:.04em`, "link")}>${text}</p>`;
}

export function title(text: string): Markup {
  const css = `margin:0;${fonts.heading};font-size:${size.title};line-height:1.1;font-weight:500;letter-spacing:-.01em`;
  return html`<h1 class="title" style="${css}">${text}</h1>`;
}

export function heading(text: string): Markup {
  return html`<h2 style="margin:0 0 ${space(2)};${fonts.heading};font-size:${size.heading};line-height:1.25;font-weight:500">${text}</h2>`;
}

export function paragraph(content: Markup | string, below: Step = 0): Markup {
  return html`<p style="margin:0 0 ${space(below)}">${content}</p>`;
}

/** A label and its value. The value may be visitor input, except in mail to strangers. */
export interface Entry {
  label: string;
  value: string;
}

export function table(entries: readonly Entry[]): Markup {
  const line = `border-top:${edge.thin} solid;padding:${space(3)} 0`;
  const rows = entries.map(
    ({ label, value }) =>
      // Each value sets its text direction: an Arabic name must not reverse the line around it.
      html`<tr><td ${look(line, "rule")}><span ${look(`font-size:${size.small}`, "muted")}>${label}</span><br><span dir="auto" style="display:block;word-break:break-word">${lines(value)}</span></td></tr>`,
  );
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${rows}</table>`;
}

export function link(href: string, text: string): Markup {
  return html`<a href="${href}" ${look("text-decoration:underline", "link")}>${text}</a>`;
}

/** Shows the URL for mail programs without buttons. It may break anywhere. */
export function longLink(href: string): Markup {
  const css = `font-size:${size.small};line-height:1.4;word-break:break-all;text-decoration:underline`;
  return html`<a href="${href}" ${look(css, "muted")}>${href}</a>`;
}

export function button(href: string, text: string): Markup {
  const face = look(`border-radius:${radius.control}`, "button");
  const label = look(
    `display:inline-block;padding:${space(3)} ${space(6)};font-size:${size.text};line-height:1.3;font-weight:600;text-decoration:none`,
    "on-button",
  );
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td ${face}><a href="${href}" ${label}>${text}</a></td></tr></table>`;
}
