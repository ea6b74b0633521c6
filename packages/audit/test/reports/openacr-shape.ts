import { criteria } from "../../core/criteria.ts";
import { closed } from "./sarif-shape.ts";

const text = { type: "string", minLength: 1 };

const contact = closed(
  { email: { type: "string", format: "email" } },
  { name: text, company_name: text, website: text },
);

/** Returns the schema of a chapter: the criteria of its level, each rated only for the web, as the catalog allows. */
function chapter(level: "A" | "AA" | "AAA") {
  const numbers = Object.entries(criteria).flatMap(([number, each]) => (each.level === level ? [number] : []));
  const adherence = closed({
    // Terms of the catalog 2.5-edition-wcag-2.2-en.
    level: { enum: ["supports", "partially-supports", "does-not-support", "not-applicable", "not-evaluated"] },
    notes: text,
  });
  return closed({
    criteria: {
      type: "array",
      minItems: numbers.length,
      maxItems: numbers.length,
      items: closed({
        num: { enum: numbers },
        components: { type: "array", minItems: 1, maxItems: 1, items: closed({ name: { const: "web" }, adherence }) },
      }),
    },
  });
}

/**
 * Requirements of OpenACR's schema 0.1.0 and its catalog of VPAT 2.5 for WCAG 2.2 (GSA/openacr), restated as a JSON
 * Schema. Covers the parts that the audit writes. It is stricter: no other properties, no empty values.
 */
export const openacrShape = closed({
  title: text,
  product: closed({ name: text, version: text, description: text }),
  author: contact,
  vendor: contact,
  report_date: { type: "string", format: "date" },
  last_modified_date: { type: "string", format: "date" },
  version: { type: "integer" },
  notes: text,
  evaluation_methods_used: text,
  feedback: text,
  catalog: { const: "2.5-edition-wcag-2.2-en" },
  chapters: closed({
    success_criteria_level_a: chapter("A"),
    success_criteria_level_aa: chapter("AA"),
    success_criteria_level_aaa: chapter("AAA"),
  }),
});
