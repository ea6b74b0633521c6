import ts from "typescript";

/**
 * Returns the functions of a TypeScript file with their lines. A function within another also counts in the outer one.
 *
 * @param {string} path
 * @param {string} text
 * @returns {{ path: string, line: number, lines: number }[]}
 */
export function functionLengths(path, text) {
  /** @type {{ path: string, line: number, lines: number }[]} */
  const found = [];
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const lineAt = (/** @type {number} */ position) => file.getLineAndCharacterOfPosition(position).line + 1;
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isFunctionLike(node) && "body" in node && node.body) {
      const [first, last] = [lineAt(node.getStart(file)), lineAt(node.end)];
      found.push({ path, line: first, lines: last - first + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
