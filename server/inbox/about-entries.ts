import { signWords, spam } from "../../data/spam.ts";
import { pointsOf } from "../spam/score.ts";
import type { Placement, Sign, Submission } from "../store/submission.ts";
import { titleOf } from "./read-aloud.ts";
import { minuteOf } from "./text/times.ts";

/** Example: "11, set aside from 8 on: many links (4), phrases of spam (7)". */
function signsInWords(signs: readonly Sign[]): string {
  const each = signs.map(({ name, points }) => `${signWords[name] ?? name} (${points})`).join(", ");
  return `${pointsOf(signs)}, set aside from ${spam.setAsideFrom} on: ${each}`;
}

/** Example: "number 2 on the waiting list". Empty if the event has no limit. */
export function placementInWords(placement: Placement | undefined): string {
  if (!placement) return "";
  return placement.state === "place" ? "has its place" : `number ${placement.number} on the waiting list`;
}

const stateWords = { received: "received", quarantined: "in quarantine; no mail goes out" } as const;

export function aboutEntries(submission: Submission): [label: string, text: string][] {
  const { reference, form, receivedAt, state, withdrawnAt, page, answered, placement, signs = [] } = submission;
  return [
    ["Reference", reference],
    ["Form", `${titleOf(submission)} (${form})`],
    ["Came in", `${minuteOf(receivedAt)} Eastern time`],
    ...(page ? [["From page", page] as [string, string]] : []),
    ["State", withdrawnAt === undefined ? stateWords[state] : `taken back by its sender on ${minuteOf(withdrawnAt)}`],
    ...(placement ? [["Place", placementInWords(placement)] as [string, string]] : []),
    ...(signs.length > 0 ? [["Signs of spam", signsInWords(signs)] as [string, string]] : []),
    ...(answered ? [["Answered", `${minuteOf(answered.at)} Eastern time by ${answered.by}`] as [string, string]] : []),
  ];
}
