import { criteria, understanding } from "../criteria.ts";
import type { Conformance, Finding } from "../finding.ts";

/** What code hosts file a rule’s results under. */
export const levels: Record<Conformance, "error" | "note"> = {
  A: "error",
  AA: "error",
  AAA: "note",
  "best practice": "note",
  experimental: "note",
};

/** A rule’s name in the file: two engines may call different rules the same. */
export function ruleIdOf({ foundBy, rule }: Finding): string {
  return `${foundBy[0] ?? "audit"}/${rule}`;
}

/** The rules that findings name, each once, in the order of their first finding. */
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

/** As axe names them: `wcag22aa`, `wcag143`. */
function tagsOf(conformance: Conformance, numbers: string[]): string[] {
  const level = /^A+$/.test(conformance) ? `wcag22${conformance.toLowerCase()}` : conformance.replaceAll(" ", "-");
  return ["accessibility", level, ...numbers.map((number) => `wcag${number.replaceAll(".", "")}`)];
}
