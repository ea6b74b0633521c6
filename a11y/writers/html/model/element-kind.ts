/** Words for roles and tags that say more than these themselves. */
const words: Record<string, string> = {
  a: "links",
  button: "buttons",
  img: "images",
  svg: "drawings",
  input: "fields",
  textarea: "fields",
  select: "fields",
  html: "whole pages",
  summary: "disclosures",
  details: "disclosures",
};

/**
 * What kind of element an outer markup begins: its role, else its tag, in words. Findings on one component nearly always
 * share it, as the markup of a built site names no components.
 */
export function elementKind(markup: string): string {
  const tag = /^<([a-z][a-z0-9-]*)/i.exec(markup)?.[1]?.toLowerCase();
  if (!tag) return "other";
  const role = /\srole="([a-z]+)"/.exec(markup)?.[1];
  return role ?? words[tag] ?? `<${tag}>`;
}
