import { createRequire } from "node:module";
import { HtmlValidate, type Message } from "html-validate";
import type { FileCheck } from "../check.ts";
import { describeElement } from "../element.ts";
import { allCriteria, config, weigh } from "./html-validate-rules.ts";

const validator = new HtmlValidate(config);

/** Validates the files as served, before any script changes them. */
export const htmlValidate: FileCheck = {
  name: "html-validate",
  looksFor: "Markup that breaks the HTML standard or ARIA in HTML: structure, nesting, ids, references, attributes.",
  criteria: allCriteria,
  async look(_path, html) {
    const { results } = await validator.validateString(html);
    const messages = results.flatMap((result) => result.messages);
    if (messages.length === 0) return [];
    const page = parse(html);
    return Promise.all(
      messages.map(async (broken) => ({
        rule: broken.ruleId,
        ...weigh(broken.ruleId),
        element: describeElement((broken.selector && page.querySelector(broken.selector)) || page.documentElement),
        message: `${broken.message}.`,
        help: await helpFor(broken),
        ...(broken.ruleUrl ? { helpUrl: broken.ruleUrl } : {}),
      })),
    );
  },
};

async function helpFor(broken: Message): Promise<string> {
  const documentation = await validator.getContextualDocumentation(broken);
  return documentation?.description.split(/\s+/).join(" ") ?? `See the rule ${broken.ruleId}.`;
}

/** Loads jsdom on demand, because it loads slowly and is needed only for findings. jsdom ships no types. */
function parse(html: string): Document {
  const { JSDOM } = createRequire(import.meta.url)("jsdom") as {
    JSDOM: new (html: string) => { window: { document: Document } };
  };
  return new JSDOM(html).window.document;
}
