import { weightNames } from "../../dtcg/values/simple.ts";
import { dashed } from "../token-names.ts";
import { valueNodes } from "../value-nodes.ts";
import type { Fitted, Place } from "./fitted.ts";

/**
 * Reads a list of typefaces, or CSS text: `"Fraunces Variable", serif`. Figma has a single typeface without fallbacks.
 */
export function fitFontFamily(given: unknown, { own, isFigma }: Place): Fitted {
  if (typeof given !== "string") return { value: given };
  if (isFigma) return { value: [given, ...[own].flat().slice(1)] };
  const names = [""];
  for (const node of valueNodes(given)) {
    const last = names.length - 1;
    if (node.type === "Operator" && node.value === ",") names.push("");
    else if (node.type === "String") names[last] = node.value;
    else if (node.type === "Identifier") names[last] = `${names[last]} ${node.name}`.trim();
    else return { problem: `${given.slice(0, 60)} is no list of typefaces; put names with signs in them into quotes` };
  }
  return names.includes("") ? { problem: "has a typeface without a name" } : { value: names };
}

/** Reads a weight as a number or by name: "SemiBold", "semi-bold", "Semi Bold". */
export function fitFontWeight(given: unknown): Fitted {
  const number = typeof given === "number" ? given : Number(given || Number.NaN);
  if (!Number.isNaN(number)) return { value: number };
  const name = dashed(String(given));
  const [, known] = Object.entries(weightNames).find(([word]) => word.replace("-", "") === name.replace("-", "")) ?? [];
  return known === undefined
    ? { problem: `${String(given).slice(0, 60)} is no weight; write a number` }
    : { value: known };
}
