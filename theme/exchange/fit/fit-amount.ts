import { isObject } from "../../dtcg/read-tree.ts";
import { type Fitted, type Place, rounded } from "./fitted.ts";

/** Pixels per rem in CSS and in the standard, unless the visitor changes it. */
const PX_PER_REM = 16;
/** Figma's opacity ranges to 100. */
const WHOLE = 100;

const problem = (given: unknown, wanted: string): Fitted => ({
  problem: `${JSON.stringify(given)?.slice(0, 60)} is no ${wanted}`,
});

/** Converts a length to the unit of the theme's own token. A number without a unit is in px. */
export function fitDimension(given: unknown, { own }: Place): Fitted {
  return inUnit(given, unitOf(own, "px"), { px: 1, rem: PX_PER_REM }, "px") ?? problem(given, "length in px or rem");
}

/** Converts a duration to the unit of the theme's own token. A number without a unit is in milliseconds. */
export function fitDuration(given: unknown, { own }: Place): Fitted {
  return inUnit(given, unitOf(own, "ms"), { ms: 1, s: 1000 }, "ms") ?? problem(given, "duration in ms or s");
}

/** Reads a plain number: a line height, an opacity or a z-index. Percentages are divided by 100. */
export function fitNumber(given: unknown, { group, isFigma }: Place): Fitted {
  const found = amountIn(given);
  if (!found || (found.unit !== "" && found.unit !== "%")) return problem(given, "number without a unit");
  const isShare = found.unit === "%" || (isFigma && group === "opacity");
  return { value: rounded(isShare ? found.value / WHOLE : found.value) };
}

function inUnit(
  given: unknown,
  unit: string,
  sizes: Readonly<Record<string, number>>,
  usual: string,
): Fitted | undefined {
  const found = amountIn(given);
  if (!found) return undefined;
  const known = new Map(Object.entries(sizes));
  const from = known.get(found.unit === "" ? usual : found.unit);
  const to = known.get(unit);
  if (from === undefined || to === undefined) return undefined;
  const value = found.unit === unit ? found.value : rounded((found.value * from) / to);
  return { value: { value, unit } };
}

function unitOf(own: unknown, usual: string): string {
  return isObject(own) && typeof own.unit === "string" ? own.unit : usual;
}

/** Reads a number, `{ value, unit }` or a text such as "1.5rem". */
function amountIn(given: unknown): { value: number; unit: string } | undefined {
  if (typeof given === "number") return { value: rounded(given), unit: "" };
  if (isObject(given) && typeof given.value === "number") return { value: given.value, unit: String(given.unit) };
  if (typeof given !== "string") return undefined;
  const [, digits = "", unit = ""] = /^([+-]?[\d.]{1,20})([a-z%]{0,3})$/.exec(given.trim()) ?? [];
  const value = Number(digits || Number.NaN);
  return Number.isNaN(value) ? undefined : { value, unit };
}
