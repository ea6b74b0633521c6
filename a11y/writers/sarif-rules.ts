import type { Conformance, Finding } from "../audit.ts";
import { criteria, understanding } from "../criteria.ts";

export const levels: Record<Conformance, "error" | "note"> = {
  A: "error",
  AA: "error",
  AAA: "note",
  "best practice": "note",
  experimental: "note",
};

/** Returns a unique id, because two engines can use the same name for different rules. */
export function ruleIdOf({ foundBy, rule }: Finding): string {
  return `${foundBy[0] ?? "audit"}/${rule}`;
}

/** Returns the distinct rules, in the order of their first finding. */
export function rulesOf(findings: Finding[]) {
  const rules = new Map<string, ReturnType<typeof ruleOf>>();
  for (const finding of findings) {
    const id = ruleIdOf(finding);
    if (!rules.has(id)) rules.set(id, ruleOf(id, finding));
  }
  return [...rules.values()];
}

function ruleOf(id: string, { rule, conformance, help, helpUrl, criteria: numbers }: Finding) {
  const titles = numbers.map((number) => `WCAG 2.2, ${number} ${criteria[number].title} (${criteria[number].level})`);
  const links = numbers.map((number) => `${number}: ${understanding(number)}`);
  const [first] = numbers;
  const address = [helpUrl, first && understanding(first)].find((each) => each && URL.canParse(each));
  return {
    id,
    name: rule,
    shortDescription: { text: titles.join("; ") || `${rule} (${conformance})` },
    help: { text: [help, ...links].join("\n") },
    ...(address ? { helpUri: address } : {}),
    defaultConfiguration: { level: levels[conformance] },
    properties: { tags: tagsOf(conformance, numbers) },
  };
}

/** Uses axe's tag names: `wcag22aa`, `wcag143`. */
function tagsOf(conformance: Conformance, numbers: string[]): string[] {
  const level = /^A+$/.test(conformance) ? `wcag22${conformance.toLowerCase()}` : conformance.replaceAll(" ", "-");
  return ["accessibility", level, ...numbers.map((number) => `wcag${number.replaceAll(".", "")}`)];
}
