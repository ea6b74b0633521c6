import { mailCopy } from "../../../data/mail-copy.ts";
import { previewPicture } from "../../../data/preview-picture.ts";
import { type Program, programsBySlug } from "../../../data/programs.ts";
import { type Pillar, pillarByKey, pillars } from "../../../data/quiz/pillars.ts";
import { questions } from "../../../data/quiz/questions.ts";
import { quizCopy } from "../../../data/quiz/quiz-copy.ts";
import { rolePath, roleTitle } from "../../../data/quiz/role-pages.ts";
import { type Role, roleByKey, roles } from "../../../data/quiz/roles.ts";
import type { CampaignTags } from "../../../src/analytics/track.ts";
import type { Fields } from "../../../src/forms/intake-contract.ts";
import { type Answers, isComplete, nextRoles, recommend, score } from "../../../src/quiz/score.ts";
import type { MailJob, MailKind, Submission } from "../../store/submission.ts";
import { readMailbox } from "../address.ts";
import { type Mail, type MailContext, Unwritable } from "../mail.ts";
import { composed, footerLink } from "./compose.ts";
import { button, eyebrow, heading, link, masthead, paragraph, picture, row, title } from "./layout.ts";
import { edge, fonts, html, type Markup, radius, size, space, styled } from "./markup.ts";
import { headed, wrapped } from "./plain-text.ts";
import { newsletterConfirmation, placeFound, receipt } from "./sender-mail.ts";
import { staffDigest, staffNotification, withdrawalNotification } from "./staff-mail.ts";

const { results } = quizCopy;

/** Returns the email with the quiz results. Throws `Unwritable` if the answers are incomplete or invalid. */
function quizResults(job: MailJob, submission: Submission, context: MailContext): Mail {
  const result = quizResult(submission.fields);
  return composed(job, context, {
    subject: mailCopy.quiz.subject(namesOf(result)),
    preheader: result.role.tagline,
    blocks: [{ text: textOf(result, context.origin).join("\n\n"), rows: rowsOf(result, context.origin) }],
    lit: result.index,
    why: mailCopy.quiz.why,
    submissionLink: footerLink(submission, context),
  });
}

interface MailedResult {
  role: Role;
  /** Index of the role on the wheel, from 0. */
  index: number;
  /** First of the other roles with the same score as `role`. */
  secondary?: Role;
  /** The rest of the roles with the same score as `role`. */
  alsoTied: Role[];
  /** Roles with the second highest count, and that count. */
  next: { roles: Role[]; count: number };
  /** Number of answers for the primary role. */
  most: number;
  pillars: Pillar[];
  programs: Program[];
}

/**
 * Scores the answers on the server, so that only the fifteen choices come from the browser. The answers are one digit
 * per question, in the order of the question bank, counted from 0.
 */
function quizResult({ answers: digits }: Fields): MailedResult {
  const choices = typeof digits === "string" && /^[0-3]*$/.test(digits) ? [...digits].map(Number) : [];
  const answers: Answers = Object.fromEntries(questions.map(({ id }, index) => [id, choices[index]]));
  if (choices.length !== questions.length || !isComplete(answers, questions)) {
    throw new Unwritable(`The answers are not ${questions.length} digits from 0 to 3.`);
  }
  const result = score(answers, { questions, roles, pillars });
  const next = nextRoles(result);
  return {
    role: roleByKey(result.primary),
    index: roles.findIndex(({ key }) => key === result.primary),
    secondary: result.secondary && roleByKey(result.secondary),
    alsoTied: result.leading.slice(2).map(roleByKey),
    next: { roles: next.keys.map(roleByKey), count: next.count },
    most: result.roleCounts[result.primary],
    pillars: result.topPillars.map(pillarByKey),
    programs: programsBySlug(recommend(result, roles, 3)),
  };
}

/** Returns the names of the primary role and, in a tie, of the secondary role: "The Builder and the Healer". */
function namesOf({ role, secondary }: Pick<MailedResult, "role" | "secondary">): string {
  return secondary ? `${roleTitle(role)} and ${inSentence(secondary)}` : roleTitle(role);
}

/** Returns a role's name within a sentence: "the Healer". */
function inSentence({ name }: Pick<Role, "name">): string {
  return `the ${name}`;
}

function rowsOf(result: MailedResult, origin: string): Markup[] {
  const { role, secondary } = result;
  const page = origin + rolePath(role.key);
  const tagline = `margin:${space(3)} 0 0;${fonts.heading};font-size:${size.name};line-height:1.4;font-style:italic`;
  return [
    masthead(origin),
    picture(origin + previewPicture(rolePath(role.key)), mailCopy.quiz.picture(role.name), page),
    row(
      [
        eyebrow(secondary ? results.eyebrowTie : results.eyebrow),
        title(namesOf(result)),
        html`<p style="${tagline}">${role.tagline}</p>`,
        ...tie(result, origin),
        ...certainty(result, origin),
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
    row(html`<p ${styled("margin:0", "muted")}>${results.reflection}</p>`, 8),
  ];
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

/** Returns the certainty of the result, in the words of the results page. */
function certainty(result: MailedResult, origin: string): Markup[] {
  const { lead, named, rest } = certaintyOf(result);
  const links = named.map(
    ({ key, name }, index) => html`${listMark(index, named.length)}${link(origin + rolePath(key), name)}`,
  );
  return [html`<p style="margin:${space(3)} 0 0">${lead} ${links}${rest}</p>`];
}

/** Returns the certainty as plain text, with the links below it. */
function plainCertainty(result: MailedResult, origin: string): string {
  const { lead, named, rest } = certaintyOf(result);
  const names = named.map(({ name }, index) => listMark(index, named.length) + name).join("");
  const links = named.map(({ key, name }) => `${name}: ${origin}${rolePath(key)}`);
  return [wrapped(`${lead} ${names}${rest}`.trim()), ...links].join("\n");
}

/** Returns the parts of the sentence about certainty. `rest` follows the names of the next roles. A tie names none. */
function certaintyOf({ secondary, next, most }: MailedResult): { lead: string; named: Role[]; rest: string } {
  if (secondary) return { lead: results.certainty.tie(most), named: [], rest: "" };
  const lead = results.certainty.lead(most, next.count);
  if (next.roles.length === 0) return { lead, named: [], rest: "" };
  const { isNamed, text } = results.certainty.follow(next.roles.length, next.count);
  return { lead, named: isNamed ? next.roles : [], rest: text };
}

/** Returns the text before the item at `index` of a list in a sentence. */
function listMark(index: number, length: number): string {
  if (index === 0) return "";
  return index === length - 1 ? " and " : ", ";
}

/** Returns the invitation, styled as a pull quote because it is the part to remember. */
function invitation(text: string): Markup {
  const quote = styled(`border-left:${edge.accent} solid;padding:${space(1)} 0 ${space(1)} ${space(5)}`, "accent");
  const lead = `margin:0;${fonts.heading};font-size:${size.lead};line-height:1.5`;
  return row(html`<div ${quote}>${eyebrow(results.parts.invitation)}<p ${styled(lead, "text")}>${text}</p></div>`, 10);
}

/** Returns the practices, the only part with a solid background: the role's color. */
function praxis({ role, index }: MailedResult): Markup {
  const label = `margin:${space(5)} 0 ${space(1)};${fonts.heading};font-size:${size.lead};line-height:1.3;font-weight:600`;
  const parts = (["self", "home", "work"] as const).map(
    (key) => html`<h3 style="${label}">${results.praxis[key]}</h3>${paragraph(role.praxis[key])}`,
  );
  const field = styled(`border-radius:${radius.panel}`, `wheel-${index}`, "on-wheel");
  return html`<tr><td style="padding:${space(12)} 0 0"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="band"><tr><td ${field}><div class="edge" style="padding:${space(10)} ${space(8)}">${heading(results.praxis.title)}${paragraph(results.praxis.gloss)}${parts}</div></td></tr></table></td></tr>
`;
}

function pillar({ name, antidote }: MailedResult["pillars"][number]): Markup {
  const label = `margin:${space(5)} 0 ${space(1)};${fonts.heading};font-size:${size.lead};line-height:1.3;font-weight:600`;
  return html`<h3 style="${label}">${name}</h3>${paragraph(html`<b>${results.pillars.instead}:</b> ${antidote}`)}`;
}

function programs({ programs: list }: MailedResult, origin: string): Markup {
  const numeral = styled(`${fonts.heading};font-size:${size.numeral};line-height:1.1;padding-top:${space(4)}`, "link");
  const rows = list.map(
    ({ title: name, url, rationale = "" }, index) =>
      html`<tr><td width="44" valign="top" ${numeral}>${index + 1}</td><td valign="top" style="padding-top:${space(4)}"><b>${link(mailedProgramLink(origin + url), name)}</b><br>${rationale}</td></tr>`,
  );
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${rows}</table>`;
}

const tags: CampaignTags = { source: "quiz", medium: "email", campaign: "liberation_role" };

/**
 * Adds the tags of `program_reco_clicked`, because no script tracks clicks in email. Program links on the site have no
 * tags, because tags would hide a session's real origin.
 */
function mailedProgramLink(url: string): string {
  const tagged = new URL(url);
  for (const [name, value] of Object.entries(tags)) tagged.searchParams.set(`utm_${name}`, value);
  return tagged.href;
}

function textOf(result: MailedResult, origin: string): string[] {
  const { role, secondary, alsoTied } = result;
  const { parts } = results;
  const praxis = (["self", "home", "work"] as const).map((key) =>
    wrapped(role.praxis[key], `${`${results.praxis[key]}:`.padEnd(6)}`),
  );
  const pillars = result.pillars.map(
    ({ name, antidote }) => `${name}\n${wrapped(antidote, `  ${results.pillars.instead}: `)}`,
  );
  const programs = result.programs.map(
    ({ title, rationale = "", url }, index) =>
      `${index + 1}. ${title}\n${wrapped(rationale, "   ")}\n   ${origin}${url}`,
  );
  const named = (other: Role) => `${roleTitle(other)}: ${origin}${rolePath(other.key)}`;
  const { before, after } = mailCopy.quiz.second;
  return [
    headed(namesOf(result), wrapped(role.tagline)),
    ...(secondary
      ? [`${wrapped(`${results.tie} ${before}${inSentence(secondary)}${after}`)}\n${origin}${rolePath(secondary.key)}`]
      : []),
    ...(alsoTied.length > 0 ? [[results.alsoTied, ...alsoTied.map(named)].join("\n")] : []),
    plainCertainty(result, origin),
    headed(parts.gift, wrapped(role.gift)),
    headed(parts.contribution, wrapped(role.contribution)),
    headed(parts.invitation, wrapped(role.invitation)),
    headed(results.praxis.title, wrapped(results.praxis.gloss), ...praxis),
    headed(results.pillars.title, wrapped(results.pillars.text), ...pillars),
    headed(results.programs.title, wrapped(results.programs.text), ...programs),
    `${mailCopy.quiz.button(role.name)}:\n${origin}${rolePath(role.key)}`,
    wrapped(results.reflection),
  ];
}

type Writer = (job: MailJob, submission: Submission, context: MailContext) => Mail;

const writers: Record<MailKind, Writer> = {
  "quiz-results": quizResults,
  "newsletter-confirmation": newsletterConfirmation,
  receipt,
  "place-found": placeFound,
  "staff-notification": staffNotification,
  "staff-digest": staffDigest,
  "withdrawal-notification": withdrawalNotification,
};

/** Returns the mail of a job. Throws `Unwritable` if the recipient is not one address, or if the form lacks data. */
export function renderMail(job: MailJob, submission: Submission, context: MailContext): Mail {
  if (!readMailbox(job.to)) throw new Unwritable("The recipient is not exactly one address.");
  return writers[job.kind](job, submission, context);
}
