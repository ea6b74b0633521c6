import { childOf, isFunction, nameOf, type SyntaxNode, textOf } from "./syntax-tree.ts";

const syntax = "javascript.regular_expressions";

const groups: readonly (readonly [start: RegExp, feature: string])[] = [
  [/^\(\?<[=!]/, `${syntax}.lookbehind_assertion`],
  [/^\(\?[ims]*(-[ims]*)?:/, `${syntax}.modifier`],
];

const flagFeatures: Readonly<Record<string, string>> = {
  v: "javascript.builtins.RegExp.unicodeSets",
  d: "javascript.builtins.RegExp.hasIndices",
};

/**
 * Returns the new syntax in a regular expression. Browsers without it reject the whole file, or the constructor throws.
 */
function patternFeatures(pattern: string, flags: string): string[] {
  const found = new Set([...flags].flatMap((flag) => flagFeatures[flag] ?? []));
  const names = new Set<string>();
  let isInClass = false;
  for (let at = 0; at < pattern.length; at++) {
    const char = pattern[at];
    if (char === "\\") at++;
    else if (char === "[") isInClass = true;
    else if (char === "]") isInClass = false;
    else if (char === "(" && !isInClass)
      for (const feature of groupFeatures(pattern.slice(at), names)) found.add(feature);
  }
  return [...found];
}

function groupFeatures(rest: string, names: Set<string>): string[] {
  const name = /^\(\?<([^=!>][^>]*)>/.exec(rest)?.[1];
  const isTwice = name !== undefined && names.has(name);
  if (name !== undefined) names.add(name);
  return [
    ...groups.filter(([start]) => start.test(rest) && !rest.startsWith("(?:")).map(([, feature]) => feature),
    ...(isTwice ? [`${syntax}.named_capturing_group.duplicate_named_capturing_groups`] : []),
  ];
}

const operators: Readonly<Record<string, string>> = {
  "&&=": "javascript.operators.logical_and_assignment",
  "||=": "javascript.operators.logical_or_assignment",
  "??=": "javascript.operators.nullish_coalescing_assignment",
};

/**
 * Returns the paths of a node's syntax features from ES2021 on. Every browser with cascade layers supports older
 * syntax.
 */
export function syntaxFeatures(node: SyntaxNode, around: readonly SyntaxNode[]): string[] {
  switch (node.type) {
    case "StaticBlock":
      return ["javascript.classes.static.initialization_blocks"];
    case "PropertyDefinition":
      return [`javascript.classes.${isPrivate(childOf(node, "key")) ? "private" : "public"}_class_fields`];
    case "MethodDefinition":
      return isPrivate(childOf(node, "key")) ? ["javascript.classes.private_class_methods"] : [];
    case "BinaryExpression":
      return isPrivate(childOf(node, "left")) ? ["javascript.classes.private_class_fields_in"] : [];
    case "AssignmentExpression":
      return [operators[String(node.operator)] ?? []].flat();
    case "AwaitExpression":
      return around.some(isFunction) ? [] : ["javascript.operators.await.top_level"];
    case "VariableDeclaration":
      return declarationFeatures(String(node.kind));
    case "ImportDeclaration":
    case "ExportNamedDeclaration":
    case "ExportAllDeclaration":
      return importFeatures(node);
    case "ImportExpression":
      return childOf(node, "options") ? ["javascript.operators.import.options_parameter"] : [];
    case "Literal":
      return literalFeatures(node);
    case "NewExpression":
    case "CallExpression":
      return constructedPattern(node);
    default:
      return [];
  }
}

function isPrivate(node: SyntaxNode | undefined): boolean {
  return node?.type === "PrivateIdentifier";
}

function declarationFeatures(kind: string): string[] {
  if (kind === "using") return ["javascript.statements.using"];
  return kind === "await using" ? ["javascript.statements.await_using"] : [];
}

function importFeatures(node: SyntaxNode): string[] {
  const { attributes, phase } = node;
  return [
    ...(Array.isArray(attributes) && attributes.length > 0 ? ["javascript.statements.import.import_attributes"] : []),
    ...(phase === "defer" || phase === "source" ? [`javascript.statements.import.${phase}`] : []),
  ];
}

function literalFeatures({ regex }: SyntaxNode): string[] {
  if (typeof regex !== "object" || regex === null || !("pattern" in regex) || !("flags" in regex)) return [];
  return patternFeatures(String(regex.pattern), String(regex.flags));
}

/** Checks patterns in strings, because build tools emit them for literals they cannot transpile. */
function constructedPattern(node: SyntaxNode): string[] {
  if (nameOf(childOf(node, "callee")) !== "RegExp" || !Array.isArray(node.arguments)) return [];
  const [pattern, flags] = node.arguments.map((argument: SyntaxNode) => textOf(argument));
  return pattern === undefined ? [] : patternFeatures(pattern, flags ?? "");
}
