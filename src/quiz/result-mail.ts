import type { Program } from "../../data/programs.ts";
import type { Pillar } from "../../data/quiz/pillars.ts";
import type { QuizCopy } from "../../data/quiz/quiz-copy.ts";
import type { Role } from "../../data/quiz/roles.ts";
import type { CampaignTags } from "../analytics/track.ts";
import type { QuizContent } from "./quiz-content.ts";
import { type Result, recommend } from "./score.ts";
import type { MailState } from "./use-result-mail.ts";

export interface Mail {
  subject: string;
  text: string;
  html: string;
}

interface MailedResult {
  role: Pick<Role, "name" | "tagline" | "gift" | "invitation">;
  secondary?: Pick<Role, "name">;
  pillars: readonly Pick<Pillar, "name" | "antidote">[];
  programs: readonly Pick<Program, "url">[];
  /** Origin of the site, without a trailing slash. */
  origin: string;
}

export function resultMail({ role, secondary, pillars, programs, origin }: MailedResult): Mail {
  const names = secondary ? `${role.name} and ${secondary.name}` : role.name;
  const ways = programs.slice(0, 3).map(({ url }) => origin + url);
  const paragraphs = [`Your liberation role: ${names}. ${role.tagline}`, role.gift, role.invitation];
  const undone = pillars.map(({ name, antidote }) => `${name}: ${antidote}`);
  return {
    subject: `Your liberation role: ${names}`,
    text: [...paragraphs, ...undone, ...ways].join("\n\n"),
    html: [
      ...paragraphs.map((text) => `<p>${escaped(text)}</p>`),
      `<ul>${undone.map((text) => `<li>${escaped(text)}</li>`).join("")}</ul>`,
      `<ul>${ways.map((href) => `<li><a href="${escaped(href)}">${escaped(href)}</a></li>`).join("")}</ul>`,
    ].join(""),
  };
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

type Told = Pick<QuizContent, "roles" | "roleByKey" | "pillarByKey" | "programBySlug" | "origin">;

export function mailOf({ primary, secondary, topPillars }: Result, content: Told): Mail {
  const { roles, roleByKey, pillarByKey, programBySlug, origin } = content;
  return resultMail({
    role: roleByKey(primary),
    secondary: secondary && roleByKey(secondary),
    pillars: topPillars.map(pillarByKey),
    programs: recommend({ primary, secondary }, roles).map(programBySlug),
    origin,
  });
}

export function mailText(state: MailState, { email, mail }: Pick<QuizCopy, "email" | "mail">): string {
  if (state === "skipped") return "";
  return state === "sending" ? email.sending : mail[state];
}

const tags: CampaignTags = { source: "quiz", medium: "email", campaign: "liberation_role" };

/**
 * Returns the absolute URL of a program that a result email recommends. Its query has the tags of
 * `program_reco_clicked`, because no script tracks clicks in email. Links within the site have no tags, which would
 * hide a session's real origin.
 */
export function mailedProgramLink(url: string): string {
  const tagged = new URL(url);
  for (const [name, value] of Object.entries(tags)) tagged.searchParams.set(`utm_${name}`, value);
  return tagged.href;
}
