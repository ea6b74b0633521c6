import { isKnown } from "./support.ts";
import { childOf, nameOf, type SyntaxNode, textOf } from "./syntax-tree.ts";

/** CSS in a script: a stylesheet fragment, declarations, or a selector passed to a DOM method. */
export interface StyleInScript {
  kind: "sheet" | "declarations" | "selector";
  css: string;
}

const selectorMethods = ["matches", "closest", "querySelector", "querySelectorAll"];

/** Matches keys that only style objects can have, and values with a function or a unit. */
export function styleAt(node: SyntaxNode): StyleInScript | undefined {
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
