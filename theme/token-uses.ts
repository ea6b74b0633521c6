import ts from "typescript";

/** A token name in a module of the site. */
export interface TokenUse {
  /** Category as in styles: "radii". Empty for a variable, whose name has the category: "radii-panel". */
  category: string;
  /** Name as written: "panel". */
  name: string;
  /** Line number, from 1. */
  line: number;
}

/** Returns the token category of a style property or its shorthand, or undefined for other names. */
export type CategoryOf = (property: string) => string | undefined;

/**
 * Returns the token names that a module uses: literal values of style properties, and references in braces such as
 * `{colors.focus.ring}`. Styles are the attributes of components, the objects in them or named there, recipes, and
 * objects of Chakra's style types. In a name that a program composes, `…` is for the computed part.
 */
export function tokenUses(path: string, text: string, categoryOf: CategoryOf): TokenUse[] {
  const kind = path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const styled = namesInStyles(file);
  const found: TokenUse[] = [];
  visit(file, false);
  return found;

  function visit(node: ts.Node, isAround: boolean): void {
    if (ts.isImportDeclaration(node) || isNativeStyle(node)) return;
    const isStyle = isAround || startsStyle(node, styled);
    if (isText(node)) {
      for (const [category, name] of referencesIn(node.text)) add(node, category, name);
      for (const name of variablesIn(node.text)) add(node, "", name);
    }
    if (ts.isTemplateExpression(node)) {
      const text = composed(node);
      const isComposed = (name: string) => name.includes(computed);
      for (const [category, name] of referencesIn(text))
        if (isComposed(name) && name !== computed) add(node, category, name);
      for (const name of variablesIn(text)) if (isComposed(name) && name !== computed) add(node, "", name);
    }
    if (isStyle && ts.isPropertyAssignment(node)) addValues(nameOf(node), node.initializer);
    if (isStyle && ts.isJsxAttribute(node) && node.initializer) addValues(node.name.getText(), node.initializer);
    ts.forEachChild(node, (child) =>
      visit(child, isStyle && !ts.isJsxElement(child) && !ts.isJsxSelfClosingElement(child)),
    );
  }

  function addValues(property: string, value: ts.Expression | ts.JsxAttributeValue): void {
    const category = categoryOf(property);
    if (category === undefined) return;
    for (const literal of literalsIn(value))
      if (!ts.isTemplateExpression(literal)) add(literal, category, literal.text);
      else if (isComposedName(composed(literal))) add(literal, category, composed(literal));
  }

  function add(node: ts.Node, category: string, name: string): void {
    found.push({ category, name, line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
  }
}

/**
 * True if `tokenUses` can find a name in a module without JSX. Parsing all others would double the time of the command
 * `npm run tokens`.
 */
export function canUseTokens(text: string, categories: readonly string[]): boolean {
  const signs = [...definers, styleType, variableStart, ...categories.map((category) => `{${category}.`)];
  return signs.some((sign) => text.includes(sign));
}

/** Placeholder for the computed part of a name. No token has it in its name. */
export const computed = "…";

function composed({ head, templateSpans }: ts.TemplateExpression): string {
  return [head.text, ...templateSpans.map(({ literal }) => literal.text)].join(computed);
}

/**
 * True for a name with a written part before or after a dot: "clay.…" or "….solid". Other texts are CSS, such as
 * "…rem".
 */
function isComposedName(text: string): boolean {
  return /^[\w…-]{1,60}\.[\w.…-]{1,60}$/.test(text) && /[A-Za-z]/.test(text);
}

/** Functions of Chakra whose argument has styles. */
const definers = ["defineRecipe", "defineSlotRecipe", "defineGlobalStyles"];

/** Part of the names of Chakra's style types. */
const styleType = "StyleObject";

/** Start of a reference to a variable of the theme. */
const variableStart = "var(--k-";

function startsStyle(node: ts.Node, styled: ReadonlySet<string>): boolean {
  if (ts.isJsxAttribute(node)) return isComponent(node.parent.parent);
  if (ts.isCallExpression(node)) return definers.includes(node.expression.getText());
  if (ts.isSatisfiesExpression(node)) return isStyleType(node.type);
  return ts.isVariableDeclaration(node) && (isStyleType(node.type) || styled.has(node.name.getText()));
}

function isStyleType(type: ts.TypeNode | undefined): boolean {
  return type?.getText().includes(styleType) ?? false;
}

/** Returns the names in a module's `css` attributes and spread attributes of components. */
function namesInStyles(file: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  const collect = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.add(node.text);
    ts.forEachChild(node, collect);
  };
  const visit = (node: ts.Node): void => {
    const isCss = ts.isJsxAttribute(node) && node.name.getText() === "css" && isComponent(node.parent.parent);
    if (isCss && node.initializer) collect(node.initializer);
    if (ts.isJsxSpreadAttribute(node) && isComponent(node.parent.parent)) collect(node.expression);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}

type Text = ts.StringLiteralLike | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail;

function isText(node: ts.Node): node is Text {
  return (
    ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)
  );
}

/** True for the attribute `style`, which React writes as it is, without tokens. */
function isNativeStyle(node: ts.Node): boolean {
  return ts.isJsxAttribute(node) && node.name.getText() === "style";
}

/** True for components. Elements in lowercase are HTML and SVG, whose attributes are not styles. */
function isComponent({ tagName }: ts.JsxOpeningLikeElement): boolean {
  const name = tagName.getText();
  return name.includes(".") || name[0] !== name[0]?.toLowerCase();
}

function nameOf({ name }: ts.PropertyAssignment): string {
  return ts.isStringLiteralLike(name) ? name.text : name.getText();
}

/** Returns the literal values of an expression: of both branches of a condition, and of each width or state. */
function literalsIn(node: ts.Node): (ts.StringLiteralLike | ts.TemplateExpression)[] {
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) return [node];
  if (ts.isJsxExpression(node)) return node.expression ? literalsIn(node.expression) : [];
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(literalsIn);
  if (ts.isBinaryExpression(node)) return isFallback(node) ? [node.left, node.right].flatMap(literalsIn) : [];
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return literalsIn(node.expression);
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(literalsIn);
  if (!ts.isObjectLiteralExpression(node)) return [];
  return node.properties.flatMap((part) => (ts.isPropertyAssignment(part) ? literalsIn(part.initializer) : []));
}

function isFallback({ operatorToken: { kind } }: ts.BinaryExpression): boolean {
  return kind === ts.SyntaxKind.BarBarToken || kind === ts.SyntaxKind.QuestionQuestionToken;
}

/** Returns the references in braces, "{radii.panel}", by category and name. */
function referencesIn(text: string): [category: string, name: string][] {
  return text
    .split("{")
    .slice(1)
    .flatMap((part): [string, string][] => {
      const reference = part.slice(0, Math.max(0, part.indexOf("}")));
      const point = reference.indexOf(".");
      return point > 0 ? [[reference.slice(0, point), reference.slice(point + 1)]] : [];
    });
}

/** Returns the theme's variables in complete `var()` references: "radii-panel" in "var(--k-radii-panel)". */
function variablesIn(text: string): string[] {
  return text
    .split(variableStart)
    .slice(1)
    .flatMap((part) => {
      const end = [part.indexOf(")"), part.indexOf(",")].filter((at) => at >= 0);
      return end.length > 0 ? [part.slice(0, Math.min(...end)).trim()] : [];
    });
}
