import { type CssNode, generate, parse, type StyleSheet, walk } from "css-tree";
import type { StyleChunk } from "../common/style-chunks.ts";
import { textStyleOf } from "../src/design/text-styles.ts";
import { variableOf } from "../src/design/token-names.ts";

export interface PageUse {
  rules: string[];
  /** Theme custom properties that the rules of the page's classes read. A text style counts as "--k-text-h1". */
  reads: string[];
}

const palette = "--k-colors-color-palette-";

/** Returns the rules of style chunks and the properties that they read. Parses no values, selectors or queries. */
export function readRules(chunks: readonly StyleChunk[]): PageUse {
  const rules: string[] = [];
  const reads = new Set<string>();
  /** Properties to which each palette property can refer. */
  const given = new Map<string, Set<string>>();
  for (const { key, css } of chunks) {
    const sheet = parse(css, { parseAtrulePrelude: false, parseRulePrelude: false, parseValue: false }) as StyleSheet;
    for (const node of sheet.children) rules.push(generate(node));
    if (key === "css") readDeclarations(sheet, reads, given);
  }
  // A palette always sets all its colors. Only those that something reads count as used.
  for (const [property, names] of given) if (reads.has(property)) for (const name of names) reads.add(name);
  return { rules, reads: [...reads] };
}

function readDeclarations(sheet: CssNode, reads: Set<string>, given: Map<string, Set<string>>): void {
  walk(sheet, {
    visit: "Rule",
    enter({ block }) {
      const values = new Map<string, string>();
      for (const each of block.children)
        if (each.type === "Declaration") values.set(each.property, generate(each.value));
      const style = textStyleOf((property) => values.get(property) ?? "");
      if (style) reads.add(variableOf("text", style.name));
    },
  });
  walk(sheet, {
    visit: "Declaration",
    enter({ property, value }) {
      const names = variablesIn(generate(value));
      if (!property.startsWith(palette)) for (const name of names) reads.add(name);
      else given.set(property, new Set([...(given.get(property) ?? []), ...names]));
    },
  });
}

function variablesIn(value: string): string[] {
  return value
    .split("var(")
    .slice(1)
    .map((rest) => rest.slice(0, Math.max(0, rest.search(/[,)]/))).trim())
    .filter((name) => name.startsWith("--k-"));
}
