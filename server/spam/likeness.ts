import { addressKey } from "../store/keys.ts";
import type { Submission } from "../store/submission.ts";
import { addressesOf, readForm } from "./score.ts";

type Sent = Pick<Submission, "form" | "fields">;

/** Identifies similar forms: `address …`, `host …`, `words …`. The store keeps only keyed hashes. */
export type Mark = `${MarkKind} ${string}`;

export type MarkKind = "address" | "host" | "words";

const mostHosts = 8;
/** Sample size. Two texts that share half of their three-word runs share about half of their samples. */
const sampled = 12;
/** Shorter texts match by chance. */
const fewestWords = 8;
const shortestCopy = 40;

export function marksOf(sent: Sent, { links, unmasked } = readForm(sent)): Mark[] {
  const hosts = [...new Set(links.map(({ host }) => host))].slice(0, mostHosts);
  return [
    ...addressesOf(sent).map((address) => `address ${addressKey(address)}` as const),
    ...hosts.map((host) => `host ${host}` as const),
    ...sample(unmasked.words).map((run) => `words ${run}` as const),
  ];
}

/** Returns all words in one line, to recognize copies. Empty if the text is too short. */
export function copyOf(sent: Sent, { unmasked } = readForm(sent)): string {
  const words = unmasked.words.join(" ");
  return words.length < shortestCopy ? "" : words;
}

/** Returns the three-word runs with the lowest hashes (Broder 1997), so the sample depends only on the runs. */
function sample(words: readonly string[]): string[] {
  if (words.length < fewestWords) return [];
  const runs = new Set(words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`));
  return [...runs]
    .map((run) => ({ run, hash: hashOf(run) }))
    .toSorted((one, other) => one.hash - other.hash)
    .slice(0, sampled)
    .map(({ run }) => run);
}

/** FNV-1a. It only selects runs, so it need not be secure. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
