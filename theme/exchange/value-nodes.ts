import { type CssNode, parse } from "css-tree";

/** Parses a CSS value. Returns an empty list if it is invalid. */
export function valueNodes(text: string): CssNode[] {
  try {
    const value = parse(text, { context: "value" });
    return value.type === "Value" ? [...value.children] : [];
  } catch (error) {
    if (error instanceof Error && error.name === "SyntaxError") return [];
    throw error;
  }
}
