/** Stop words, which nearly every section contains. In plain form, see words.ts. */
export const smallWords: ReadonlySet<string> = new Set([
  ...["a", "an", "and", "are", "as", "at", "be", "by", "can", "do", "does", "for", "from", "have", "how", "i", "if"],
  ...["in", "is", "it", "my", "of", "on", "or", "our", "that", "the", "there", "this", "to", "we", "what", "when"],
  ...["where", "which", "with", "you", "your"],
]);
