import { type CssNode, parse } from "css-tree";

/** What a value of CSS is made of; nothing where it cannot be read. */
export function valueNodes(text: string): CssNode[] {
  try {
    const value = parse(text, { context: "value" });
    return value.type === "Value" ? [...value.children] : [];
  } catch (error) {
    if (error instanceof Error && error.name === "SyntaxError") return [];
    throw error;
  }
}
