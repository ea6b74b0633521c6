import { mailCopy } from "../../../data/mail-copy.ts";
import { darkSheet, look } from "./look.ts";
import { html, Markup } from "./markup.ts";
import { fonts, radius, size, space } from "./measures.ts";
import { light } from "./palette.ts";

interface Frame {
  title: string;
  /** Preview text that an inbox shows beside the subject. */
  preheader: string;
  origin: string;
  /** Rows of the 600-pixel table. */
  rows: readonly Markup[];
  /** Index of the wheel segment that is raised above the footer. */
  lit?: number;
  why: string;
  unsubscribe?: string;
  /** Link to the submission, if nothing else in the mail links to it. */
  kept?: Link;
}

interface Link {
  href: string;
  text: string;
}

const sheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}
body{-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%}
@media (max-width:480px){.edge{padding-left:${space(5)}!important;padding-right:${space(5)}!important}.band td{border-radius:0!important}.title{font-size:${size.titleOnPhones}!important}}
@media (prefers-color-scheme:dark){${darkSheet()}}`;

/** Keeps mail programs from filling the preview with the text after the preheader. */
const blank = new Markup("&#847;&zwnj;&nbsp;".repeat(60));

/** Returns a whole HTML mail. Mail programs from Outlook to Gmail need table layout and inline styles. */
export function framed({ title, preheader, origin, rows, lit, why, unsubscribe, kept }: Frame): string {
  return html`<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${title}</title>
<style>${new Markup(sheet)}</style>
</head>
<body ${look("margin:0;padding:0", "ground")}>
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${preheader}${blank}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${look("", "ground")}><tr><td align="center" style="padding:${space(6)} 0 ${space(10)}">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${look(`max-width:600px;text-align:left;font-size:${size.text};line-height:1.6;${fonts.text}`, "text")}>
${rows}
<tr><td class="edge" style="padding:${space(12)} ${space(8)} 0">${spectrum(lit)}</td></tr>
${footer({ why, origin, unsubscribe, kept })}
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
  const cells = light.wheel.map((_, place) => {
    const height = place === lit ? 18 : 6;
    const bar = look(
      `height:${height}px;border-radius:${radius.control};font-size:0;line-height:${height}px`,
      `wheel-${place}`,
    );
    return html`<td width="10%" valign="bottom" style="padding-right:${space(place < last ? 1 : 0)}"><div ${bar}>&nbsp;</div></td>`;
  });
  return html`<table role="presentation" aria-hidden="true" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${cells}</tr></table>`;
}

function footer({ why, origin, unsubscribe, kept }: Pick<Frame, "why" | "origin" | "unsubscribe" | "kept">): Markup {
  const quiet = look("text-decoration:underline", "muted");
  const links = [...(kept ? [kept] : []), ...(unsubscribe ? [{ href: unsubscribe, text: mailCopy.unsubscribe }] : [])];
  const out = links.map(({ href, text }) => html`<br><a href="${href}" ${quiet}>${text}</a>`);
  return html`<tr><td class="edge" style="padding:${space(5)} ${space(8)} 0"><div ${look(`font-size:${size.small};line-height:1.55`, "muted")}><p style="margin:0 0 ${space(3)}">${why}${out}</p>
<p style="margin:0">${mailCopy.postal.join(", ")}<br><a href="${origin}/" ${quiet}>${new URL(origin).host}</a></p></div></td></tr>`;
}
