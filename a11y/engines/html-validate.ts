import { createRequire } from "node:module";
import { HtmlValidate } from "html-validate";
import type { FileCheck } from "../check.ts";
import { describeElement } from "../element.ts";
import { allCriteria, config, weigh } from "./html-validate-rules.ts";

const validator = new HtmlValidate(config);

/** html-validate over the files as they are served, before any script has touched them. */
export const htmlValidate: FileCheck = {
  name: "html-validate",
  looksFor: "Markup that breaks the HTML standard or ARIA in HTML: structure, nesting, ids, references, attributes.",
  criteria: allCriteria,
  async look(_path, html) {
    const { results } = await validator.validateString(html);
    const messages = results.flatMap((result) => result.messages);
    if (messages.length === 0) return [];
    const page = parse(html);
    return messages.map(({ ruleId, ruleUrl, message, selector }) => ({
      rule: ruleId,
      ...weigh(ruleId),
      element: describeElement((selector && page.querySelector(selector)) || page.documentElement),
      message: `${message}.`,
      help: "Write what the HTML standard allows here.",
      ...(ruleUrl ? { helpUrl: ruleUrl } : {}),
    }));
  },
};

/** A file as a document. jsdom has no types of its own, and takes a while to load: where nothing is found it is not needed. */
function parse(html: string): Document {
  const { JSDOM } = createRequire(import.meta.url)("jsdom") as {
    JSDOM: new (html: string) => { window: { document: Document } };
  };
  return new JSDOM(html).window.document;
}
