import { mailCopy } from "../../../data/mail-copy.ts";
import { quizCopy } from "../../../data/quiz/quiz-copy.ts";
import { rolePath, roleTitle } from "../../../data/quiz/role-pages.ts";
import type { Role } from "../../../data/quiz/roles.ts";
import { headed, signedOff, wrapped } from "./plain.ts";
import { inSentence, type MailedResult, namesOf } from "./quiz-result.ts";

const { results } = quizCopy;

interface Links {
  origin: string;
  unsubscribe: string;
  kept: { href: string; text: string };
}

export function quizResultsText(result: MailedResult, { origin, unsubscribe, kept }: Links): string {
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
    headed(parts.gift, wrapped(role.gift)),
    headed(parts.contribution, wrapped(role.contribution)),
    headed(parts.invitation, wrapped(role.invitation)),
    headed(results.praxis.title, wrapped(results.praxis.gloss), ...praxis),
    headed(results.pillars.title, wrapped(results.pillars.text), ...pillars),
    headed(results.programs.title, wrapped(results.programs.text), ...programs),
    `${mailCopy.quiz.button(role.name)}:\n${origin}${rolePath(role.key)}`,
    wrapped(results.reflection),
    signedOff(mailCopy.quiz.why, unsubscribe, kept),
  ].join("\n\n");
}
