import { childOf, nameOf, type SyntaxNode, textOf } from "./syntax-tree.ts";

/**
 * Language edition that the lint's parser accepts. Sound browsers know all of its syntax, except what
 * {@link syntaxFeatures} names.
 */
export const edition = 2022;

/** Returns the MDN paths of a node's syntax that the edition includes but some sound browsers lack. */
export function syntaxFeatures(node: SyntaxNode): string[] {
  if (node.type === "StaticBlock") return ["javascript.classes.static.initialization_blocks"];
  const pattern = patternOf(node);
  return pattern !== undefined && hasLookbehind(pattern) ? ["javascript.regular_expressions.lookbehind_assertion"] : [];
}

/**
 * Returns the pattern of a regular expression, or undefined for other nodes. Reads strings too, because build tools
 * write `new RegExp` for literals that they cannot transpile.
 */
function patternOf(node: SyntaxNode): string | undefined {
  if (node.type === "Literal") return (node.regex as { pattern: string } | null | undefined)?.pattern;
  const isRegExp =
    ["NewExpression", "CallExpression"].includes(node.type) && nameOf(childOf(node, "callee")) === "RegExp";
  return isRegExp && Array.isArray(node.arguments) ? textOf(node.arguments[0]) : undefined;
}

function hasLookbehind(pattern: string): boolean {
  let isInClass = false;
  for (let at = 0; at < pattern.length; at++) {
    const char = pattern[at];
    if (char === "\\") at++;
    else if (char === "[") isInClass = true;
    else if (char === "]") isInClass = false;
    else if (!isInClass && /^\(\?<[=!]/.test(pattern.slice(at, at + 4))) return true;
  }
  return false;
}
