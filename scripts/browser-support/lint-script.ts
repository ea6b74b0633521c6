import { parse } from "acorn";
import { isOnlyCalled, lackingGlobal, lackingMember } from "./builtins.ts";
import { type Effect, type Finding, shorten } from "./finding.ts";
import { lintStyleAttribute, lintStylesheet } from "./lint-css.ts";
import { isKnown, lackedBy } from "./support.ts";
import { edition, syntaxFeatures } from "./syntax-features.ts";
import { childOf, isFunction, nameOf, type SyntaxNode, textOf, walkTree } from "./syntax-tree.ts";

/** CSS in a script: a stylesheet fragment, declarations, or a selector passed to a DOM method. */
interface StyleInScript {
  kind: "sheet" | "declarations" | "selector";
  css: string;
}

const selectorMethods = ["matches", "closest", "querySelector", "querySelectorAll"];

/**
 * Returns the CSS in a key that only style objects can have, in a value with a function or a unit, or in a selector.
 */
function styleAt(node: SyntaxNode): StyleInScript | undefined {
  if (node.type === "Property") return styleOfProperty(node);
  if (node.type !== "CallExpression" || !selectorMethods.includes(nameOf(childOf(node, "callee")) ?? ""))
    return undefined;
  const css = Array.isArray(node.arguments) ? textOf(node.arguments[0]) : undefined;
  return css === undefined ? undefined : { kind: "selector", css };
}

function styleOfProperty(node: SyntaxNode): StyleInScript | undefined {
  const key = childOf(node, "key");
  const name = textOf(key) ?? (node.computed ? undefined : nameOf(key));
  if (name === undefined) return undefined;
  if (/^@(media|container|supports|starting-style)/.test(name)) return { kind: "sheet", css: `${name}{a{}}` };
  if (name.includes("&")) return { kind: "sheet", css: `${name.replaceAll("&", ".x")}{}` };
  const value = textOf(childOf(node, "value"));
  if (value === undefined || !/\(|\d[a-z]/.test(value)) return undefined;
  const property = name.startsWith("--") ? name : name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  if (!name.startsWith("--") && !isKnown("css", "properties", property)) return undefined;
  // Removes the brackets that mark a raw value in a library's style props.
  return { kind: "declarations", css: `${property}:${value.replace(/^\[(.*)\]$/, "$1")}` };
}

interface Use {
  name: string;
  feature: string;
  node: SyntaxNode;
}

/** A feature test, with the code that may rely on it: the enclosing function or statement. */
interface Test {
  name: string;
  scope: SyntaxNode;
}

const iteratorSources = ["values", "keys", "entries", "matchAll"];
const iteratorHelpers = [
  "map",
  "filter",
  "take",
  "drop",
  "flatMap",
  "reduce",
  "toArray",
  "forEach",
  "some",
  "every",
  "find",
];

/**
 * Finds features in a script that a "sound" browser lacks: new syntax, and built-ins and Web APIs without a feature
 * test.
 */
export function lintScript(code: string): Finding[] {
  const findings: Finding[] = [];
  let program: SyntaxNode;
  try {
    program = parse(code, { ecmaVersion: edition, sourceType: "module" }) as unknown as SyntaxNode;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { pos } = error as SyntaxError & { pos: number };
    return [
      {
        feature: `unknown syntax: ${error.message}`,
        effect: "syntax error",
        lackedBy: [`browsers without ECMAScript ${edition + 1}`],
        code: codeAround(code, { start: pos, end: pos }),
      },
    ];
  }
  const uses: Use[] = [];
  const tests: Test[] = [];
  const declared = new Set<string>();
  const styles = new Set<string>();
  const note = (feature: string, effect: Effect, node: SyntaxNode) => {
    const lacking = lackedBy(feature);
    if (lacking.length > 0) findings.push({ feature, effect, lackedBy: lacking, code: codeAround(code, node) });
  };
  walkTree(program, (node, around) => {
    const effect = effectOf(node);
    if (effect === "syntax error" || !isCaught(around))
      for (const feature of syntaxFeatures(node)) note(feature, effect, node);
    const style = isCaught(around) ? undefined : styleAt(node);
    if (style && !styles.has(style.css)) findings.push(...lintStyle(style));
    if (style) styles.add(style.css);
    const declaration = declaredName(node, around.at(-1));
    if (declaration !== undefined) declared.add(declaration);
    const tested = testedName(node, around);
    if (tested !== undefined) tests.push({ name: tested, scope: scopeOf(around, program) });
    else for (const use of usesAt(node, around)) uses.push(use);
  });
  for (const { name, feature, node } of uses) {
    if (node.type === "Identifier" && declared.has(name)) continue;
    if (tests.some((test) => test.name === name && test.scope.start <= node.start && node.end <= test.scope.end))
      continue;
    note(feature, "missing", node);
  }
  return findings;
}

/**
 * Finds features in a script's styles. In declarations, reports only functions and units of values, because an object
 * with CSS property names may not be a style.
 */
function lintStyle({ kind, css }: StyleInScript): Finding[] {
  try {
    if (kind === "sheet") return lintStylesheet(css);
    if (kind === "declarations")
      return lintStyleAttribute(css).filter(({ feature }) => feature.startsWith("css.types."));
    return lintStylesheet(`${css}{}`).flatMap((finding) =>
      finding.effect === "no match" ? [] : { ...finding, effect: "throws" },
    );
  } catch {
    // The text is not CSS.
    return [];
  }
}

/** True if a `try` of the innermost function catches the error. The functions around it may have returned. */
function isCaught(around: readonly SyntaxNode[]): boolean {
  const own = around.slice(around.findLastIndex(({ type }) => /Function/.test(type)) + 1);
  return own.some((node, at) => node.type === "TryStatement" && node.handler !== null && node.block === own[at + 1]);
}

/**
 * Returns the effect of new syntax: `throws` for a pattern passed to a constructor, because that call fails only at run
 * time. Any other new syntax makes the browser reject the whole script.
 */
function effectOf({ type }: SyntaxNode): Effect {
  return type === "NewExpression" || type === "CallExpression" ? "throws" : "syntax error";
}

function usesAt(node: SyntaxNode, around: readonly SyntaxNode[]): Use[] {
  const name = nameOf(node);
  if (node.type === "CallExpression") {
    const helper = iteratorHelper(node);
    return helper ? [{ name: helper, feature: `javascript.builtins.Iterator.${helper}`, node }] : [];
  }
  if (name === undefined || isWritten(node, around.at(-1))) return [];
  const parent = around.at(-1);
  const feature =
    node.type === "MemberExpression" ? memberFeature(node, name, parent) : globalFeature(node, name, parent);
  return feature === undefined ? [] : [{ name, feature, node }];
}

function memberFeature(node: SyntaxNode, name: string, parent: SyntaxNode | undefined): string | undefined {
  const owner = childOf(node, "object");
  if (owner?.type === "MetaProperty")
    return name === "resolve" ? "javascript.operators.import_meta.resolve" : undefined;
  const feature = lackingMember(name, nameOf(owner));
  const isCalled = parent?.type === "CallExpression" && parent.callee === node;
  // Matches `Array.prototype.at.call(…)`.
  const isBorrowed = parent?.type === "MemberExpression" && parent.object === node;
  return feature && isOnlyCalled(feature) && !isCalled && !isBorrowed ? undefined : feature;
}

function globalFeature(node: SyntaxNode, name: string, parent: SyntaxNode | undefined): string | undefined {
  return isReference(node, parent) ? lackingGlobal(name) : undefined;
}

/** Returns `map` for `map.values().map(…)`. Arrays have both methods too, so only the inner call shows an iterator. */
function iteratorHelper(call: SyntaxNode): string | undefined {
  const callee = childOf(call, "callee");
  const name = nameOf(callee);
  const source = childOf(callee, "object");
  if (callee?.type !== "MemberExpression" || name === undefined || !iteratorHelpers.includes(name)) return undefined;
  if (source?.type !== "CallExpression" || !Array.isArray(source.arguments)) return undefined;
  const method = nameOf(childOf(source, "callee")) ?? "";
  return iteratorSources.includes(method) && (source.arguments.length === 0 || method === "matchAll")
    ? name
    : undefined;
}

/** True if the script assigns to a name, and so defines it. */
function isWritten(node: SyntaxNode, parent: SyntaxNode | undefined): boolean {
  return parent?.type === "AssignmentExpression" && parent.left === node;
}

function isReference(node: SyntaxNode, parent: SyntaxNode | undefined): boolean {
  if (!parent || parent.type.endsWith("Specifier") || parent.type.endsWith("Definition")) return false;
  if (parent.type === "MemberExpression") return parent.object === node || parent.computed === true;
  if (parent.type === "Property") return parent.value === node || parent.computed === true;
  return !["LabeledStatement", "BreakStatement", "ContinueStatement", "MetaProperty"].includes(parent.type);
}

function declaredName(node: SyntaxNode, parent: SyntaxNode | undefined): string | undefined {
  if (node.type !== "Identifier" || !parent) return undefined;
  const isDeclared =
    ("id" in parent && parent.id === node) ||
    ("local" in parent && parent.local === node && parent.type.startsWith("Import")) ||
    ("params" in parent && Array.isArray(parent.params) && parent.params.includes(node)) ||
    parent.type === "CatchClause" ||
    parent.type === "ArrayPattern" ||
    parent.type === "RestElement" ||
    (parent.type === "AssignmentPattern" && parent.left === node);
  return isDeclared ? String(node.name) : undefined;
}

/**
 * Returns the name that a node tests for, if any: `"name" in x`, `typeof x.name`, `x.name?.()`, `if (x.name)`, `x.name
 * && …`.
 */
function testedName(node: SyntaxNode, around: readonly SyntaxNode[]): string | undefined {
  const parent = around.at(-1);
  if (node.type === "BinaryExpression" && node.operator === "in") return textOf(childOf(node, "left"));
  if (!parent || (node.type !== "MemberExpression" && node.type !== "Identifier")) return undefined;
  return isTested(node, parent) ? nameOf(node) : undefined;
}

function isTested(node: SyntaxNode, parent: SyntaxNode): boolean {
  switch (parent.type) {
    case "UnaryExpression":
      return parent.operator === "!" || parent.operator === "typeof";
    case "LogicalExpression":
      return parent.left === node || node.type === "MemberExpression";
    case "ConditionalExpression":
    case "IfStatement":
      return parent.test === node;
    case "CallExpression":
      return parent.callee === node && parent.optional === true;
    case "MemberExpression":
      return parent.object === node && parent.optional === true;
    case "BinaryExpression":
      return ["==", "!=", "===", "!=="].includes(String(parent.operator));
    default:
      return false;
  }
}

function scopeOf(around: readonly SyntaxNode[], program: SyntaxNode): SyntaxNode {
  return around.findLast(isFunction) ?? around[1] ?? program;
}

function codeAround(code: string, { start, end }: Pick<SyntaxNode, "start" | "end">): string {
  return shorten(code.slice(Math.max(0, start - 40), Math.max(end, start + 60)));
}
