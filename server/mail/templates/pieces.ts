import { site } from "../../../data/site.ts";
import { fonts, look } from "./look.ts";
import { html, lines, type Markup } from "./markup.ts";

/** A row of the mail, 32 pixels from its edges. */
export function row(content: Markup | readonly Markup[], top = 0): Markup {
  return html`<tr><td class="edge" style="padding:${top}px 32px 0">${content}</td></tr>
`;
}

/** Who writes: the sign, and the name beside it. */
export function masthead(origin: string): Markup {
  const name = look(`${fonts.heading};font-size:22px;line-height:44px;font-weight:600;text-decoration:none`, "text");
  return row(
    html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td width="44" style="padding-right:12px"><img src="${origin}/icon-512.png" width="44" height="44" alt="" style="display:block;border:0;border-radius:10px"></td><td><a href="${origin}/" ${name}>${site.name}</a></td></tr></table>`,
  );
}

/** A picture as wide as the mail. It is seen in dark mode too, so its corners are round. */
export function picture(src: string, alt: string, href: string): Markup {
  return html`<tr><td class="edge" style="padding:20px 32px 0"><a href="${href}" style="text-decoration:none"><img src="${src}" width="536" alt="${alt}" ${look(`display:block;width:100%;max-width:536px;height:auto;border:0;border-radius:16px;font-size:17px;line-height:1.5;${fonts.text}`, "text")}></a></td></tr>
`;
}

export function eyebrow(text: string): Markup {
  return html`<p ${look("margin:0 0 8px;font-size:16px;line-height:1.4;font-weight:600;letter-spacing:.04em", "link")}>${text}</p>`;
}

export function title(text: string): Markup {
  const css = `margin:0;${fonts.heading};font-size:44px;line-height:1.1;font-weight:500;letter-spacing:-.01em`;
  return html`<h1 class="title" style="${css}">${text}</h1>`;
}

export function heading(text: string): Markup {
  return html`<h2 style="margin:0 0 8px;${fonts.heading};font-size:26px;line-height:1.25;font-weight:500">${text}</h2>`;
}

export function paragraph(content: Markup | string, below = 0): Markup {
  return html`<p style="margin:0 0 ${below}px">${content}</p>`;
}

/** A label with what it labels: typed text, but in mail to strangers. */
export interface Entry {
  label: string;
  value: string;
}

export function table(entries: readonly Entry[]): Markup {
  const line = "border-top:1px solid;padding:14px 0";
  const rows = entries.map(
    ({ label, value }) =>
      // Each in its own direction: an Arabic name must not reverse the line around it.
      html`<tr><td ${look(line, "rule")}><span ${look("font-size:16px", "muted")}>${label}</span><br><span dir="auto" style="display:block;word-break:break-word">${lines(value)}</span></td></tr>`,
  );
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${rows}</table>`;
}

export function link(href: string, text: string): Markup {
  return html`<a href="${href}" ${look("text-decoration:underline", "link")}>${text}</a>`;
}

/** An address written out, for mail programs that show no buttons; it breaks wherever it must. */
export function longLink(href: string): Markup {
  const css = "font-size:16px;line-height:1.4;word-break:break-all;text-decoration:underline";
  return html`<a href="${href}" ${look(css, "muted")}>${href}</a>`;
}

/** A link at least 44 pixels high. */
export function button(href: string, text: string): Markup {
  const face = look("border-radius:8px", "button");
  const label = look(
    "display:inline-block;padding:14px 26px;font-size:18px;line-height:1.3;font-weight:600;text-decoration:none",
    "on-button",
  );
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td ${face}><a href="${href}" ${label}>${text}</a></td></tr></table>`;
}
