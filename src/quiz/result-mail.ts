import type { Program } from "../../data/programs.ts";
import type { Pillar } from "../../data/quiz/pillars.ts";
import type { Role } from "../../data/quiz/roles.ts";

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
