import { addressKey } from "../store/address-key.ts";
import type { Submission } from "../store/submission.ts";
import { readForm } from "./read-form.ts";
import { addressesOf } from "./written.ts";

type Sent = Pick<Submission, "form" | "fields">;

/** By what a form is known to be like another one: `address …`, `host …`, `words …`. The store keeps keyed hashes of them. */
export type Mark = `${MarkKind} ${string}`;

export type MarkKind = "address" | "host" | "words";

const mostHosts = 8;
/** So many of all runs of three words: two texts that share half of their runs share about half of these. */
const sampled = 12;
/** Shorter texts are alike by chance. */
const fewestWords = 8;
const shortestCopy = 40;

/** The marks of a form: its sender’s address, the hosts it links to, and a sample of its words. */
export function marksOf(sent: Sent, { links, unmasked } = readForm(sent)): Mark[] {
  const hosts = [...new Set(links.map(({ host }) => host))].slice(0, mostHosts);
  return [
    ...addressesOf(sent).map((address) => `address ${addressKey(address)}` as const),
    ...hosts.map((host) => `host ${host}` as const),
    ...sample(unmasked.words).map((run) => `words ${run}` as const),
  ];
}

/** All its words in one line, by which copies of it are known; empty where they are too few. */
export function copyOf(sent: Sent, { unmasked } = readForm(sent)): string {
  const words = unmasked.words.join(" ");
  return words.length < shortestCopy ? "" : words;
}

/** The runs of three words with the lowest hashes (Broder 1997): which they are depends on nothing but the runs. */
function sample(words: readonly string[]): string[] {
  if (words.length < fewestWords) return [];
  const runs = new Set(words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`));
  return [...runs]
    .map((run) => ({ run, hash: hashOf(run) }))
    .toSorted((one, other) => one.hash - other.hash)
    .slice(0, sampled)
    .map(({ run }) => run);
}

/** FNV-1a: it chooses, and hides nothing. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}
