/** Unhurried silent reading. Most adults read plain prose at 200 to 250 words a minute. */
const wordsPerMinute = 200;

/** Returns the reading time of a Markdown text in whole minutes, at least 1. Ignores tags and link addresses. */
export function readTime(markdown: string): number {
  const prose = markdown.replace(/<[^<>]*>/g, " ").replace(/\]\([^()]*\)/g, "]");
  const words = prose.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? [];
  return Math.max(1, Math.ceil(words.length / wordsPerMinute));
}
