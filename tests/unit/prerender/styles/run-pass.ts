import { generate, type StyleSheet } from "css-tree";
import { parse } from "../../../../common/html.ts";
import { type PageFacts, pageFacts } from "../../../../prerender/styles/page-facts.ts";
import { parseStylesheet, removeEmpty } from "../../../../prerender/styles/stylesheet.ts";

/** Applies `pass` to `css` for a page with `body`. Drops rules that become empty. */
export function passed(pass: (sheet: StyleSheet, facts: PageFacts) => void, css: string, body = ""): string {
  const sheet = parseStylesheet(css);
  pass(sheet, pageFacts(parse(`<body>${body}</body>`)));
  removeEmpty(sheet);
  return generate(sheet);
}
