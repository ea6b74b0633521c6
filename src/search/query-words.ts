import { plainWords } from "./excerpt.ts";
import { maxQueryLength } from "./search-file.ts";

/** Stop words, which nearly every section contains. In plain form, see excerpt.ts. */
const smallWords: ReadonlySet<string> = new Set([
  ...["a", "an", "and", "are", "as", "at", "be", "by", "can", "do", "does", "for", "from", "have", "how", "i", "if"],
  ...["in", "is", "it", "my", "of", "on", "or", "our", "that", "the", "there", "this", "to", "we", "what", "when"],
  ...["where", "which", "with", "you", "your"],
]);

const maxWords = 8;

/** Returns the words to search for, in plain form. Stop words are among them only if the query has no others. */
export function queryWords(query: string): string[] {
  const words = [...new Set(plainWords(query.slice(0, maxQueryLength)))];
  const telling = words.filter((word) => !smallWords.has(word));
  return (telling.length > 0 ? telling : words).slice(0, maxWords);
}
