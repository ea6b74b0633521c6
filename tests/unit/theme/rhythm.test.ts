import { globSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, it } from "vitest";

/**
 * Distances belong to `Section` and `Flow`; a margin is for a place that deviates. Lower these numbers with each
 * removed margin.
 */
const maxMargins = { marginTop: 46, marginBottom: 17, marginY: 0 };

it("leaves the distances in sections to the rhythm", () => {
  const found = { marginTop: 0, marginBottom: 0, marginY: 0 };
  const isCounted = (name: string): name is keyof typeof found => name in found;
  for (const path of globSync("src/sections/**/*.tsx")) {
    const file = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
    const visit = (node: ts.Node): void => {
      if (ts.isJsxAttribute(node)) {
        const name = node.name.getText();
        if (isCounted(name)) found[name]++;
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  for (const [name, count] of Object.entries(found))
    expect(count, `${name}: use Section or Flow`).toBeLessThanOrEqual(maxMargins[name as keyof typeof found]);
});
