/** A number with its unit, or "" for none. */
interface Amount {
  value: number;
  unit: string;
}

type Lookup = (name: string) => unknown;

/** Maximum depth of nested references and of nested brackets. */
const maxDepth = 20;
/** Maximum steps for one value, because references can branch. */
const maxSteps = 1_000;

const signs = "+-*/()";

class NotComputable extends Error {}

/**
 * Computes expressions in Tokens Studio's syntax: "{spacing.4} * 2", "(1rem + 4px * 2)", with the values of the
 * tokens in them. Returns any other text unchanged: a single reference, a color, a list.
 */
export function compute(text: string, lookup: Lookup): { text: string } | { problem: string } {
  const parts = partsOf(text);
  if (!parts || parts.length < 2 || !parts.some((part) => signs.includes(part))) return { text };
  let steps = 0;

  function sum(list: readonly string[], depth: number): Amount {
    let at = 0;
    const next = () => list[at++] ?? "";

    function additive(level: number): Amount {
      let left = multiplicative(level);
      while (list[at] === "+" || list[at] === "-") {
        const sign = next() === "+" ? 1 : -1;
        const right = multiplicative(level);
        left = { value: left.value + sign * right.value, unit: sameUnit(left, right) };
      }
      return left;
    }

    function multiplicative(level: number): Amount {
      let left = single(level);
      while (list[at] === "*" || list[at] === "/") {
        const isTimes = next() === "*";
        const right = single(level);
        if (right.unit && (left.unit || !isTimes)) throw new NotComputable("multiplies or divides by a length");
        left = {
          value: isTimes ? left.value * right.value : left.value / right.value,
          unit: left.unit || right.unit,
        };
      }
      return left;
    }

    function single(level: number): Amount {
      if (level > maxDepth || ++steps > maxSteps) throw new NotComputable("is too long");
      const part = next();
      if (part === "-") {
        const { value, unit } = single(level + 1);
        return { value: -value, unit };
      }
      if (part === "(") {
        const inner = additive(level + 1);
        if (next() !== ")") throw new NotComputable("has an unmatched bracket");
        return inner;
      }
      return part.startsWith("{") ? named(part.slice(1, -1).trim(), depth) : amountIn(part);
    }

    const result = additive(depth);
    if (at < list.length) throw new NotComputable(`has ${list[at]} after its end`);
    return result;
  }

  function named(name: string, depth: number): Amount {
    const value = lookup(name);
    if (value === undefined) throw new NotComputable(`uses {${name}}, which the file does not define`);
    const inner = partsOf(String(value));
    if (!inner) throw new NotComputable(`uses {${name}}, which is not a number`);
    return sum(inner, depth + 1);
  }

  try {
    const { value, unit } = sum(parts, 0);
    if (!Number.isFinite(value)) throw new NotComputable("divides by zero");
    return { text: `${Number(value.toFixed(4))}${unit}` };
  } catch (error) {
    if (error instanceof NotComputable) return { problem: `${error.message}; write the value itself` };
    throw error;
  }
}

/** Splits text into numbers, operators, brackets and references in braces. Returns undefined for any other text. */
function partsOf(text: string): string[] | undefined {
  const parts: string[] = [];
  let at = 0;
  while (at < text.length) {
    const letter = text.charAt(at);
    if (letter === " ") at++;
    else if (signs.includes(letter)) {
      parts.push(letter);
      at++;
    } else if (letter === "{") {
      const end = text.indexOf("}", at);
      if (end < 0) return undefined;
      parts.push(text.slice(at, end + 1));
      at = end + 1;
    } else {
      let end = at;
      while (end < text.length && !` {${signs}`.includes(text.charAt(end))) end++;
      if (!/^[\d.]/.test(letter)) return undefined;
      parts.push(text.slice(at, end));
      at = end;
    }
  }
  return parts;
}

function amountIn(part: string): Amount {
  const unit = ["rem", "px", "ms", "%", "s"].find((name) => part.endsWith(name)) ?? "";
  const value = Number(part.slice(0, part.length - unit.length) || Number.NaN);
  if (Number.isNaN(value)) throw new NotComputable(`has ${part || "nothing"} where a number is expected`);
  return { value, unit };
}

function sameUnit(left: Amount, right: Amount): string {
  if (left.unit && right.unit && left.unit !== right.unit)
    throw new NotComputable(`adds ${left.unit} and ${right.unit}, which only a browser can`);
  return left.unit || right.unit;
}
