import type { TokenType } from "../../dtcg/words.ts";
import { valueNodes } from "../value-nodes.ts";
import { fitDimension, fitDuration, fitNumber } from "./fit-amount.ts";
import { fitColor } from "./fit-color.ts";
import { fitFontFamily, fitFontWeight } from "./fit-font.ts";
import { fitShadow } from "./fit-shadow.ts";
import type { Fitted, Place } from "./fitted.ts";

/** Converts an imported value to this token type. The reader of the token files checks its range later. */
export function fitValue(type: TokenType, given: unknown, place: Place): Fitted {
  const fit = fits[type];
  if (fit) return fit(given, place);
  return typeof given === "string"
    ? { problem: `a ${type} is not read from text; bring it as DTCG` }
    : { value: given };
}

const fits: Partial<Record<TokenType, (given: unknown, place: Place) => Fitted>> = {
  color: fitColor,
  cubicBezier: fitCubicBezier,
  dimension: fitDimension,
  duration: fitDuration,
  fontFamily: fitFontFamily,
  fontWeight: fitFontWeight,
  number: fitNumber,
  shadow: fitShadow,
  strokeStyle: (given) => ({ value: given }),
};

function fitCubicBezier(given: unknown): Fitted {
  if (typeof given !== "string") return { value: given };
  const [node] = valueNodes(given);
  const parts = node?.type === "Function" ? [...node.children] : [];
  const numbers = parts.flatMap((part) => (part.type === "Number" ? [Number(part.value)] : []));
  return node?.type === "Function" && node.name === "cubic-bezier" && numbers.length === 4
    ? { value: numbers }
    : { problem: `${given.slice(0, 60)} is no curve; write cubic-bezier() with four numbers` };
}
