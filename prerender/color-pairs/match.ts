import type { AttributeSelector, CssNode, PseudoClassSelector, Selector } from "css-tree";
import { attribute, type Element, elementsOf } from "../../shared/html.ts";

/** A compound selector, and the combinator that links the preceding compound to it. */
interface Compound {
  parts: readonly CssNode[];
  /** " ", ">", "+" or "~". Undefined for the first compound. */
  combinator?: string;
}

const compounds = new WeakMap<Selector, readonly Compound[]>();

/**
 * Returns true if a selector matches an element in its initial state. With `anyState`, states such as hover, focus and
 * active count as possible. Pseudo-elements never match.
 */
export function matches(element: Element, selector: Selector, anyState = false): boolean {
  return matchesFrom(element, compoundsOf(selector), 0, anyState);
}

/** Returns the last compound of a selector, which selects the element. */
export function subjectOf(selector: Selector): readonly CssNode[] {
  return compoundsOf(selector)[0]?.parts ?? [];
}

/** Returns the compounds from last to first. */
function compoundsOf(selector: Selector): readonly Compound[] {
  const known = compounds.get(selector);
  if (known) return known;
  const found: { parts: CssNode[]; combinator?: string }[] = [{ parts: [] }];
  for (const part of selector.children) {
    if (part.type === "Combinator") found.unshift({ parts: [], combinator: part.name });
    else found[0]?.parts.push(part);
  }
  compounds.set(selector, found);
  return found;
}

function matchesFrom(element: Element, list: readonly Compound[], index: number, anyState: boolean): boolean {
  const compound = list[index];
  if (!compound?.parts.every((part) => isSo(element, part, anyState))) return false;
  if (compound.combinator === undefined) return true;
  return related(element, compound.combinator).some((other) => matchesFrom(other, list, index + 1, anyState));
}

function isSo(element: Element, part: CssNode, anyState: boolean): boolean {
  switch (part.type) {
    case "TypeSelector":
      return part.name === "*" || part.name === element.tagName;
    case "ClassSelector":
      return classesOf(element).includes(part.name);
    case "IdSelector":
      return attribute(element, "id") === part.name;
    case "AttributeSelector":
      return hasAttribute(element, part);
    case "PseudoClassSelector":
      return isInState(element, part, anyState);
    default:
      return false;
  }
}

const classes = new WeakMap<Element, readonly string[]>();

export function classesOf(element: Element): readonly string[] {
  const known = classes.get(element);
  if (known) return known;
  const found = attribute(element, "class")?.split(" ") ?? [];
  classes.set(element, found);
  return found;
}

function related(element: Element, combinator: string): Element[] {
  if (combinator === "+") return before(element).slice(-1);
  if (combinator === "~") return before(element);
  const ancestors: Element[] = [];
  for (let outer = parentOf(element); outer; outer = parentOf(outer)) ancestors.push(outer);
  return combinator === ">" ? ancestors.slice(0, 1) : ancestors;
}

export function parentOf({ parentNode }: Element): Element | undefined {
  return parentNode && "tagName" in parentNode ? parentNode : undefined;
}

function before(element: Element): Element[] {
  const siblings = (element.parentNode?.childNodes ?? []).filter((node) => "tagName" in node);
  return siblings.slice(0, siblings.indexOf(element));
}

function hasAttribute(element: Element, { name, matcher, value }: AttributeSelector): boolean {
  const found = attribute(element, name.name);
  if (found === undefined || !matcher) return found !== undefined;
  const wanted = (value?.type === "String" ? value.value : value?.name) ?? "";
  if (matcher === "^=") return found.startsWith(wanted);
  if (matcher === "*=") return found.includes(wanted);
  return found === wanted;
}

function isInState(element: Element, { name, children }: PseudoClassSelector, anyState: boolean): boolean {
  const list = children?.first;
  const selectors = list?.type === "SelectorList" ? (list.children.toArray() as Selector[]) : [];
  switch (name) {
    case "is":
    case "where":
      return selectors.some((selector) => matches(element, selector, anyState));
    case "not":
      return !selectors.some((selector) => matches(element, selector));
    case "has":
      return elementsOf(element).some((inner) => selectors.some((selector) => matches(inner, selector, anyState)));
    case "root":
      return element.tagName === "html";
    case "disabled":
    case "checked":
      return attribute(element, name) !== undefined;
    default:
      return anyState;
  }
}
