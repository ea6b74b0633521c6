import ts from "typescript";

const synonyms = new Set("fewest greatest highest largest least longest lowest most shortest smallest".split(" "));

/**
 * Returns the constants of a TypeScript file that hold a number and are named with a superlative, such as largest…,
 * instead of max… or min…. Skips measured values, such as the longest line of a text, which have no number as their
 * initializer.
 *
 * @param {string} path
 * @param {string} text
 * @returns {{ path: string, line: number, name: string }[]}
 */
export function misnamedBounds(path, text) {
  /** @type {{ path: string, line: number, name: string }[]} */
  const found = [];
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const visit = (/** @type {ts.Node} */ node) => {
    if (isValue(node) && node.initializer && isNumber(node.initializer) && synonyms.has(firstWord(node.name.text)))
      found.push({
        path,
        line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1,
        name: node.name.text,
      });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** @param {string} name */
function firstWord(name) {
  const [first = ""] = name.split(name === name.toUpperCase() ? "_" : /(?=[A-Z])/);
  return first.toLowerCase();
}

/**
 * @param {ts.Node} node
 * @returns {node is (ts.VariableDeclaration | ts.PropertyAssignment | ts.ParameterDeclaration) & { name: ts.Identifier }}
 */
function isValue(node) {
  return (
    (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node) || ts.isParameter(node)) &&
    ts.isIdentifier(node.name)
  );
}

/**
 * @param {ts.Expression} value
 * @returns {boolean}
 */
function isNumber(value) {
  if (ts.isParenthesizedExpression(value)) return isNumber(value.expression);
  if (ts.isBinaryExpression(value)) return isNumber(value.left) && isNumber(value.right);
  return ts.isNumericLiteral(value);
}
