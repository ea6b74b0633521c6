import { type CssNode, generate } from "css-tree";
import { suggestion } from "../dtcg/mistake.ts";
import { isObject, type TokenType } from "../dtcg/read-tree.ts";
import { type FittedValue, fitColor, fitDimension, type OwnValue, valueNodes, variableIn } from "./fit-simple.ts";

type Parts = Readonly<Record<string, unknown>>;

const lengths = ["offsetX", "offsetY", "blur", "spread"];

/** Full names of parts. Tokens Studio and Penpot write "x" instead of "offsetX", and a type instead of `inset`. */
const shortNames: Readonly<Record<string, string>> = { x: "offsetX", y: "offsetY" };

const known = ["color", ...lengths, "inset", "type", ...Object.keys(shortNames)];

/** Values of `type`, and whether the shadow is inside the element. */
const kinds = new Map<unknown, boolean>([
  ["innerShadow", true],
  ["inner-shadow", true],
  ["inset", true],
  ["dropShadow", false],
  ["drop-shadow", false],
]);

/** Converts one or more shadows, in the standard's form or as `box-shadow` text, to the theme's form. */
export function fitShadow(given: unknown, place: OwnValue): FittedValue {
  const own = Array.isArray(place.own) ? place.own[0] : place.own;
  const list = typeof given === "string" ? listIn(given) : [given].flat();
  if (!list || list.length === 0) return { problem: `${String(given).slice(0, 60)} is not a shadow` };
  const values: unknown[] = [];
  for (const shadow of list) {
    const fitted = fitParts(shadow, isObject(own) ? own : {}, place);
    if ("problem" in fitted) return fitted;
    values.push(fitted.value);
  }
  return { value: values.length === 1 ? values[0] : values };
}

function fitParts(given: unknown, own: Parts, place: OwnValue): FittedValue {
  if (!isObject(given)) return { problem: "is not a shadow; write it as in box-shadow" };
  const parts: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(given)) {
    if (!known.includes(name)) return { problem: `a shadow has no ${name}; ${suggestion(name, known)}` };
    const full = Object.hasOwn(shortNames, name) ? (shortNames[name] ?? name) : name;
    if (Object.hasOwn(parts, full)) return { problem: `a shadow has both ${full} and ${name}; keep one of the two` };
    parts[full] = part;
  }
  const { type, inset = kinds.get(type) ?? false } = parts;
  if (type !== undefined && !kinds.has(type))
    return { problem: `a shadow has the type ${JSON.stringify(type)}; write innerShadow or dropShadow` };
  if (typeof inset !== "boolean") return { problem: `inset is ${JSON.stringify(inset)}; write true or false` };
  for (const name of lengths.slice(0, 2))
    if (parts[name] === undefined) return { problem: `a shadow lacks ${name}; add it` };
  const value: Record<string, unknown> = {};
  for (const name of ["color", ...lengths]) {
    const fitted = fitPart(name === "color" ? "color" : "dimension", parts[name] ?? 0, { ...place, own: own[name] });
    if ("problem" in fitted) return { problem: `${name} ${fitted.problem}` };
    value[name] = fitted.value;
  }
  return { value: inset ? { ...value, inset: true } : value };
}

function fitPart(type: TokenType & ("color" | "dimension"), given: unknown, place: OwnValue): FittedValue {
  const found = place.follow(type, given);
  if ("problem" in found) return found;
  if ("alias" in found) return { value: found.alias };
  return (type === "color" ? fitColor : fitDimension)(found.given, place);
}

/** Returns the shadows in a `box-shadow` text, or undefined for other texts. */
function listIn(text: string): Parts[] | undefined {
  const shadows: CssNode[][] = [[]];
  for (const node of valueNodes(text)) {
    if (node.type === "Operator" && node.value === ",") shadows.push([]);
    else shadows.at(-1)?.push(node);
  }
  const parts = shadows.map(partsIn);
  return parts.includes(undefined) ? undefined : (parts as Parts[]);
}

function partsIn(nodes: readonly CssNode[]): Parts | undefined {
  const isInset = (node: CssNode) => node.type === "Identifier" && node.name.toLowerCase() === "inset";
  const rest = nodes.filter((node) => !isInset(node));
  const isLength = ({ type }: CssNode) => type === "Dimension" || type === "Number";
  // A variable at either end is the color if no other part is one.
  const color =
    rest.find((node) => !isLength(node) && !variableIn(node)) ??
    [rest.at(-1), rest[0]].find((node) => node && !isLength(node));
  const amounts = rest.filter((node) => node !== color);
  if (rest.length < nodes.length - 1 || amounts.length > lengths.length || amounts.length < 2) return undefined;
  const written = (node: CssNode) => variableIn(node) ?? generate(node);
  const named = amounts.map((node, index) => [lengths[index] ?? "", written(node)]);
  return { ...Object.fromEntries(named), color: color && written(color), inset: rest.length < nodes.length };
}
