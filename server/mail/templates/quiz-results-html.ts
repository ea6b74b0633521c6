import { mailCopy } from "../../../data/mail-copy.ts";
import { previewPicture } from "../../../data/preview-picture.ts";
import { quizCopy } from "../../../data/quiz/quiz-copy.ts";
import { rolePath } from "../../../data/quiz/role-pages.ts";
import type { Role } from "../../../data/quiz/roles.ts";
import { mailedProgramLink } from "../../../src/quiz/campaign-link.ts";
import { framed } from "./frame.ts";
import { look } from "./look.ts";
import { html, type Markup } from "./markup.ts";
import { edge, fonts, radius, size, space } from "./measures.ts";
import { button, eyebrow, heading, link, masthead, paragraph, picture, row, title } from "./pieces.ts";
import { inSentence, type MailedResult, namesOf } from "./quiz-result.ts";

const { results } = quizCopy;

interface Links {
  origin: string;
  unsubscribe: string;
  kept: { href: string; text: string };
}

export function quizResultsHtml(result: MailedResult, { origin, unsubscribe, kept }: Links): string {
  const { role, secondary, place } = result;
  const page = origin + rolePath(role.key);
  const tagline = `margin:${space(3)} 0 0;${fonts.heading};font-size:${size.name};line-height:1.4;font-style:italic`;
  return framed({
    title: mailCopy.quiz.subject(namesOf(result)),
    preheader: role.tagline,
    origin,
    rows: [
      masthead(origin),
      picture(origin + previewPicture(rolePath(role.key)), mailCopy.quiz.picture(role.name), page),
      row(
        [
          eyebrow(secondary ? results.eyebrowTie : results.eyebrow),
          title(namesOf(result)),
          html`<p style="${tagline}">${role.tagline}</p>`,
          ...tie(result, origin),
        ],
        8,
      ),
      row([heading(results.parts.gift), paragraph(role.gift)], 8),
      row([heading(results.parts.contribution), paragraph(role.contribution)], 8),
      invitation(role.invitation),
      praxis(result),
      row([heading(results.pillars.title), paragraph(results.pillars.text), ...result.pillars.map(pillar)], 10),
      row([heading(results.programs.title), paragraph(results.programs.text), programs(result, origin)], 10),
      row(button(page, mailCopy.quiz.button(role.name)), 8),
      row(html`<p ${look("margin:0", "muted")}>${results.reflection}</p>`, 8),
    ],
    lit: place,
    why: mailCopy.quiz.why,
    unsubscribe,
    kept,
  });
}

function tie({ secondary, alsoTied }: MailedResult, origin: string): Markup[] {
  if (!secondary) return [];
  const named = (other: Role) => link(origin + rolePath(other.key), inSentence(other));
  const { before, after } = mailCopy.quiz.second;
  const more = alsoTied.map((other, index) => html`${index > 0 ? ", " : ""}${named(other)}`);
  return [
    html`<p style="margin:${space(4)} 0 0">${results.tie} ${before}${named(secondary)}${after}</p>`,
    ...(more.length > 0 ? [html`<p style="margin:${space(3)} 0 0">${results.alsoTied} ${more}.</p>`] : []),
  ];
}

/** Styled like a pull quote, because it is the part to remember. */
function invitation(text: string): Markup {
  const quote = look(`border-left:${edge.accent} solid;padding:${space(1)} 0 ${space(1)} ${space(5)}`, "accent");
  const lead = `margin:0;${fonts.heading};font-size:${size.lead};line-height:1.5`;
  return row(html`<div ${quote}>${eyebrow(results.parts.invitation)}<p ${look(lead, "text")}>${text}</p></div>`, 10);
}

/** The only solid background, in the role's color. */
function praxis({ role, place }: MailedResult): Markup {
  const label = `margin:${space(5)} 0 ${space(1)};${fonts.heading};font-size:${size.lead};line-height:1.3;font-weight:600`;
  const places = (["self", "home", "work"] as const).map(
    (key) => html`<h3 style="${label}">${results.praxis[key]}</h3>${paragraph(role.praxis[key])}`,
  );
  const field = look(`border-radius:${radius.panel}`, `wheel-${place}`, "on-wheel");
  return html`<tr><td style="padding:${space(12)} 0 0"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="band"><tr><td ${field}><div class="edge" style="padding:${space(10)} ${space(8)}">${heading(results.praxis.title)}${paragraph(results.praxis.gloss)}${places}</div></td></tr></table></td></tr>
`;
}

function pillar({ name, antidote }: MailedResult["pillars"][number]): Markup {
  const label = `margin:${space(5)} 0 ${space(1)};${fonts.heading};font-size:${size.lead};line-height:1.3;font-weight:600`;
  return html`<h3 style="${label}">${name}</h3>${paragraph(html`<b>${results.pillars.instead}:</b> ${antidote}`)}`;
}

function programs({ programs: list }: MailedResult, origin: string): Markup {
  const numeral = look(`${fonts.heading};font-size:${size.numeral};line-height:1.1;padding-top:${space(4)}`, "link");
  const rows = list.map(
    ({ title: name, url, rationale = "" }, index) =>
      html`<tr><td width="44" valign="top" ${numeral}>${index + 1}</td><td valign="top" style="padding-top:${space(4)}"><b>${link(mailedProgramLink(origin + url), name)}</b><br>${rationale}</td></tr>`,
  );
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${rows}</table>`;
}
