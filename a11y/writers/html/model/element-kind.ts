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
 * Returns the kind of an element: its role, else its tag as a readable name. Findings on one component usually share
 * it. Built markup contains no component names.
 */
export function elementKind(markup: string): string {
  const tag = /^<([a-z][a-z0-9-]*)/i.exec(markup)?.[1]?.toLowerCase();
  if (!tag) return "other";
  const role = /\srole="([a-z]+)"/.exec(markup)?.[1];
  return role ?? words[tag] ?? `<${tag}>`;
}
