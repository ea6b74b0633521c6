import { generate, type StyleSheet } from "css-tree";
import { parse } from "../../../../markup/html.ts";
import { type PageFacts, pageFacts } from "../../../../prerender/styles/page-facts.ts";
import { parseStylesheet, removeEmpty } from "../../../../prerender/styles/stylesheet.ts";

/** What `pass` makes of `css` on a page with `body`, without the rules that it empties. */
export function passed(pass: (sheet: StyleSheet, facts: PageFacts) => void, css: string, body = ""): string {
  const sheet = parseStylesheet(css);
  pass(sheet, pageFacts(parse(`<body>${body}</body>`)));
  removeEmpty(sheet);
  return generate(sheet);
}
