/** An ESTree node. */
export interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** Receives a node and its ancestors, outermost first. */
export type NodeVisitor = (node: SyntaxNode, around: readonly SyntaxNode[]) => void;

export function walkTree(node: SyntaxNode, visit: NodeVisitor, around: SyntaxNode[] = []): void {
  visit(node, around);
  around.push(node);
  for (const key in node) {
    const value = node[key];
    if (Array.isArray(value)) {
      for (const each of value) if (isNode(each)) walkTree(each, visit, around);
    } else if (isNode(value)) walkTree(value, visit, around);
  }
  around.pop();
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

export function childOf(node: SyntaxNode | undefined, key: string): SyntaxNode | undefined {
  const child = node?.[key];
  return isNode(child) ? child : undefined;
}

/** Returns the name of an identifier or a member in any notation: `a.name`, `a["name"]`, `a?.name`. */
export function nameOf(node: SyntaxNode | undefined): string | undefined {
  if (node?.type === "Identifier") return String(node.name);
  if (node?.type !== "MemberExpression") return undefined;
  const property = childOf(node, "property");
  if (!node.computed) return property?.type === "Identifier" ? String(property.name) : undefined;
  return textOf(property);
}

/** Returns the text of a string, or of a template literal without substitutions. */
export function textOf(node: SyntaxNode | undefined): string | undefined {
  if (node?.type === "Literal" && typeof node.value === "string") return node.value;
  if (node?.type !== "TemplateLiteral") return undefined;
  const quasis = node.quasis;
  if (!Array.isArray(quasis) || quasis.length !== 1) return undefined;
  return String((quasis[0] as { value: { cooked: unknown } }).value.cooked);
}

export function isFunction({ type }: SyntaxNode): boolean {
  return type === "FunctionDeclaration" || type === "FunctionExpression" || type === "ArrowFunctionExpression";
}
