/** Unhurried silent reading; most adults read plain prose at 200 to 250 words a minute. */
const wordsPerMinute = 200;

/**
 * Whole minutes, at least one, that the words of a Markdown text take to read; tags and link addresses are not words.
 */
export function readTime(markdown: string): number {
  const prose = markdown.replace(/<[^<>]*>/g, " ").replace(/\]\([^()]*\)/g, "]");
  const words = prose.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? [];
  return Math.max(1, Math.ceil(words.length / wordsPerMinute));
}
