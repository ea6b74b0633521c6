import { mailCopy } from "../../../data/mail-copy.ts";
import { site } from "../../../data/site.ts";
import {
  darkStyles,
  edge,
  fonts,
  html,
  light,
  lines,
  Markup,
  radius,
  type Step,
  size,
  space,
  styled,
  target,
} from "./markup.ts";

interface Frame {
  title: string;
  preheader: string;
  origin: string;
  /** Rows of the 600-pixel table. */
  rows: readonly Markup[];
  lit?: number;
  why: string;
  unsubscribe?: string;
  link?: { href: string; text: string };
}

const stylesheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}
body{-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%}
@media (max-width:480px){.edge{padding-left:${space(5)}!important;padding-right:${space(5)}!important}.band td{border-radius:0!important}.title{font-size:${size.titleOnPhones}!important}}
@media (prefers-color-scheme:dark){${darkStyles()}}`;

/** Keeps mail programs from filling the preview with the text after the preheader. */
const blank = new Markup("&#847;&zwnj;&nbsp;".repeat(60));

/** Returns a complete HTML email. Mail programs from Outlook to Gmail need table layout and inline styles. */
export function framed({ title, preheader, origin, rows, lit, why, unsubscribe, link }: Frame): string {
  return html`<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${title}</title>
<style>${new Markup(stylesheet)}</style>
</head>
<body ${styled("margin:0;padding:0", "background")}>
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${preheader}${blank}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${styled("", "background")}><tr><td align="center" style="padding:${space(6)} 0 ${space(10)}">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${styled(`max-width:600px;text-align:left;font-size:${size.text};line-height:1.6;${fonts.text}`, "text")}>
${rows}
<tr><td class="edge" style="padding:${space(12)} ${space(8)} 0">${spectrum(lit)}</td></tr>
${footer({ why, origin, unsubscribe, link })}
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`.source;
}

/** Draws the wheel as a row of ten segments, with the lit one raised. */
function spectrum(lit?: number): Markup {
  const last = light.wheel.length - 1;
  const cells = light.wheel.map((_, index) => {
    const height = index === lit ? 18 : 6;
    const bar = styled(
      `height:${height}px;border-radius:${radius.control};font-size:0;line-height:${height}px`,
      `wheel-${index}`,
    );
    return html`<td width="10%" valign="bottom" style="padding-right:${space(index < last ? 1 : 0)}"><div ${bar}>&nbsp;</div></td>`;
  });
  return html`<table role="presentation" aria-hidden="true" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${cells}</tr></table>`;
}

function footer({ why, origin, unsubscribe, link }: Omit<Frame, "title" | "preheader" | "rows">): Markup {
  const quiet = styled("text-decoration:underline", "muted");
  const links = [...(link ? [link] : []), ...(unsubscribe ? [{ href: unsubscribe, text: mailCopy.unsubscribe }] : [])];
  const linkRows = links.map(({ href, text }) => html`<br><a href="${href}" ${quiet}>${text}</a>`);
  return html`<tr><td class="edge" style="padding:${space(5)} ${space(8)} 0"><div ${styled(`font-size:${size.small};line-height:1.55`, "muted")}><p style="margin:0 0 ${space(3)}">${why}${linkRows}</p>
<p style="margin:0">${mailCopy.postal.join(", ")}<br><a href="${origin}/" ${quiet}>${new URL(origin).host}</a></p></div></td></tr>`;
}

export function row(content: Markup | readonly Markup[], top: Step = 0): Markup {
  return html`<tr><td class="edge" style="padding:${space(top)} ${space(8)} 0">${content}</td></tr>
`;
}

export function masthead(origin: string): Markup {
  const name = styled(
    `${fonts.heading};font-size:${size.name};line-height:${target};font-weight:600;text-decoration:none`,
    "text",
  );
  return row(
    html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td width="44" style="padding-right:${space(3)}"><img src="${origin}/icon-512.png" width="44" height="44" alt="" style="display:block;border:0;border-radius:${radius.control}"></td><td><a href="${origin}/" ${name}>${site.name}</a></td></tr></table>`,
  );
}

/** Returns a picture across the full width of the email. Its rounded corners also suit dark mode. */
export function picture(src: string, alt: string, href: string): Markup {
  return html`<tr><td class="edge" style="padding:${space(5)} ${space(8)} 0"><a href="${href}" style="text-decoration:none"><img src="${src}" width="536" alt="${alt}" ${styled(`display:block;width:100%;max-width:536px;height:auto;border:0;border-radius:${radius.panel};font-size:${size.text};line-height:1.5;${fonts.text}`, "text")}></a></td></tr>
`;
}

export function eyebrow(text: string): Markup {
  return html`<p ${styled(`margin:0 0 ${space(2)};font-size:${size.small};line-height:1.4;font-weight:600;letter-spacing:.04em`, "link")}>${text}</p>`;
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
      html`<tr><td ${styled(line, "rule")}><span ${styled(`font-size:${size.small}`, "muted")}>${label}</span><br><span dir="auto" style="display:block;word-break:break-word">${lines(value)}</span></td></tr>`,
  );
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${rows}</table>`;
}

export function link(href: string, text: string): Markup {
  return html`<a href="${href}" ${styled("text-decoration:underline", "link")}>${text}</a>`;
}

/** Shows the URL for mail programs without buttons. The URL can break anywhere. */
export function longLink(href: string): Markup {
  const css = `font-size:${size.small};line-height:1.4;word-break:break-all;text-decoration:underline`;
  return html`<a href="${href}" ${styled(css, "muted")}>${href}</a>`;
}

export function button(href: string, text: string): Markup {
  const face = styled(`border-radius:${radius.control}`, "button");
  const label = styled(
    `display:inline-block;padding:${space(3)} ${space(6)};font-size:${size.text};line-height:1.3;font-weight:600;text-decoration:none`,
    "on-button",
  );
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td ${face}><a href="${href}" ${label}>${text}</a></td></tr></table>`;
}
