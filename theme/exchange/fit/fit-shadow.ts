import { type CssNode, generate } from "css-tree";
import { isObject } from "../../dtcg/read-tree.ts";
import { valueNodes } from "../value-nodes.ts";
import { fitDimension } from "./fit-amount.ts";
import { fitColor } from "./fit-color.ts";
import type { Fitted, Place } from "./fitted.ts";

type Parts = Readonly<Record<string, unknown>>;

const lengths = ["offsetX", "offsetY", "blur", "spread"];

/** Reads one shadow or several, from the standard, Tokens Studio (`x`, `y`, `type`) or `box-shadow` text. */
export function fitShadow(given: unknown, place: Place): Fitted {
  const own = Array.isArray(place.own) ? place.own[0] : place.own;
  const list = typeof given === "string" ? listIn(given) : [given].flat();
  const shadows = list.map((one) => fitParts(one, isObject(own) ? own : {}, place));
  const wrong = shadows.find((one) => "problem" in one);
  if (wrong || shadows.length === 0) return wrong ?? { problem: `${String(given).slice(0, 60)} is no shadow` };
  const values = shadows.map((one) => ("value" in one ? one.value : undefined));
  return { value: values.length === 1 ? values[0] : values };
}

function fitParts(given: unknown, own: Parts, place: Place): Fitted {
  if (!isObject(given)) return { problem: "is no shadow; write it as box-shadow does" };
  const color = fitColor(given.color);
  if ("problem" in color) return color;
  const value: Record<string, unknown> = { color: color.value };
  for (const name of lengths) {
    const written = given[name] ?? (name.startsWith("offset") ? given[name.slice(-1).toLowerCase()] : undefined);
    const length = fitDimension(written ?? 0, { ...place, own: own[name] });
    if ("problem" in length) return length;
    value[name] = length.value;
  }
  const isInset = given.inset === true || given.type === "innerShadow";
  return { value: isInset ? { ...value, inset: true } : value };
}

function listIn(text: string): Parts[] {
  const shadows: CssNode[][] = [[]];
  for (const node of valueNodes(text)) {
    if (node.type === "Operator") shadows.push([]);
    else shadows.at(-1)?.push(node);
  }
  return shadows.map((nodes) => {
    const amounts = nodes.filter(({ type }) => type === "Dimension" || type === "Number");
    const color = nodes.find(({ type }) => type === "Function" || type === "Hash");
    const inset = nodes.some((node) => node.type === "Identifier" && node.name === "inset");
    const named = amounts.map((node, index): [string, string] => [lengths[index] ?? "more", generate(node)]);
    return { ...Object.fromEntries(named), color: color && generate(color), inset };
  });
}
