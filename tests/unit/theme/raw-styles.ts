import { tokenize, tokenNames } from "css-tree";
import ts from "typescript";

/** A raw color, length or time in a style, rather than a token name. */
export interface RawStyle {
  /** The property or name that receives the value: "paddingInline". */
  property: string;
  value: string;
  line: number;
}

/** Absolute units of lengths and times. Units relative to the text or the viewport scale with it. */
const absolute = ["px", "rem", "pt", "cm", "mm", "in", "ms", "s"];
const colorFunctions = ["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color"];
/** Breakpoint names in responsive values. The property of such a value is the enclosing one. */
const widths = ["base", "sm", "md", "lg", "xl", "2xl"];

/**
 * Returns the strings of a module that contain a raw color, length or time, each with its style property. Skips
 * imports.
 */
export function rawStyles(path: string, text: string): RawStyle[] {
  const kind = path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const found: RawStyle[] = [];
  const visit = (node: ts.Node): void => {
    if (isText(node) && isRaw(node.text)) {
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push({ property: propertyAround(node), value: node.text, line });
    }
    if (!ts.isImportDeclaration(node)) ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

type Text = ts.StringLiteralLike | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail;

function isText(node: ts.Node): node is Text {
  return (
    ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)
  );
}

function propertyAround(node: ts.Node): string {
  if (ts.isJsxAttribute(node)) return node.name.getText();
  if (ts.isVariableDeclaration(node)) return node.name.getText();
  const isOwn = ts.isPropertyAssignment(node) && !widths.includes(nameOf(node));
  if (ts.isPropertyAssignment(node) && isOwn) return nameOf(node);
  return ts.isSourceFile(node) ? "" : propertyAround(node.parent);
}

function nameOf({ name }: ts.PropertyAssignment): string {
  return ts.isStringLiteralLike(name) ? name.text : name.getText();
}

/** Returns true if a text contains a raw value. Tokenizes it as CSS, to find values among brackets and words. */
function isRaw(text: string): boolean {
  let isFound = false;
  tokenize(text, (type, start, end) => {
    const token = text.slice(start, end);
    const kind = tokenNames[type];
    if (kind === "dimension-token") isFound ||= isAbsolute(token);
    else if (kind === "string-token") isFound ||= isRaw(token.slice(1));
    else if (kind === "hash-token") isFound ||= isHex(token.slice(1));
    else if (kind === "function-token") isFound ||= colorFunctions.includes(token.slice(0, -1));
  });
  return isFound;
}

function isAbsolute(dimension: string): boolean {
  return (
    Number.parseFloat(dimension) !== 0 && absolute.some((unit) => dimension === Number.parseFloat(dimension) + unit)
  );
}

function isHex(value: string): boolean {
  return [3, 4, 6, 8].includes(value.length) && [...value].every((digit) => "0123456789abcdefABCDEF".includes(digit));
}
