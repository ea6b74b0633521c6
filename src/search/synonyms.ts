import { plainWords } from "./excerpt.ts";

/** Other ways to say a word. Each way is a list of words that occur together, in plain form. */
export type Synonyms = ReadonlyMap<string, readonly (readonly string[])[]>;

export function synonymsByWord(groups: readonly (readonly string[])[]): Synonyms {
  const byWord = new Map<string, string[][]>();
  for (const group of groups) {
    const ways = group.map(plainWords);
    for (const way of ways)
      for (const word of way) byWord.set(word, [...(byWord.get(word) ?? []), ...ways.filter((other) => other !== way)]);
  }
  return byWord;
}
