import { phraseGroups } from "../../data/spam-phrases.ts";
import { unmask } from "./unmask.ts";

/** A tree of phrases by word. `points` is missing if only longer phrases continue from here. */
interface Branch {
  points?: number;
  next: Map<string, Branch>;
}

const root: Branch = { next: new Map() };
for (const { points, phrases } of phraseGroups) for (const phrase of phrases) plant(phrase, points);

function plant(phrase: string, points: number): void {
  let branch = root;
  for (const word of unmask(phrase).words) {
    const next = branch.next.get(word) ?? { next: new Map() };
    branch.next.set(word, next);
    branch = next;
  }
  branch.points ??= points;
}

/** Returns the points of all known phrases in the words, each counted once. The longest phrase wins. */
export function phrasePoints(words: readonly string[]): number {
  const found = new Set<Branch>();
  for (const at of words.keys()) {
    let [branch, longest]: [Branch | undefined, Branch | undefined] = [root, undefined];
    for (let index = at; branch; index++) {
      branch = branch.next.get(words[index] ?? "");
      if (branch?.points !== undefined) longest = branch;
    }
    if (longest) found.add(longest);
  }
  return [...found].reduce((sum, { points = 0 }) => sum + points, 0);
}
