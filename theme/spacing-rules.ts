import type { Token } from "@kindred-ground/tokens/dtcg/contexts.ts";
import type { Report } from "@kindred-ground/tokens/dtcg/mistake.ts";
import { aliasTarget } from "@kindred-ground/tokens/dtcg/references.ts";
import { amountOf, checkOrder, placeOfValue } from "@kindred-ground/tokens/dtcg/relations.ts";

type Tokens = ReadonlyMap<string, Token>;

interface Step {
  token: Token;
  /** Number in the step's name. */
  step: number;
  /** Length in px, above 0. */
  amount: number;
}

const because = "a higher number is a larger step";

/** Maximum factor between a step and the length that its neighbors suggest. */
const farFromNeighbors = 2;

/**
 * Checks the steps of spacing against each other, and the sizes that are steps of spacing. `sound` returns the tokens
 * without a reported mistake.
 */
export function checkSpacing(tokens: Tokens, sound: () => Tokens, report: Report): void {
  const names = stepsOf(tokens);
  checkEqualSteps(stepsIn(names, sound()), report);
  checkOrder({ group: "spacing", names, because }, sound(), report);
  checkDistances(stepsIn(names, sound()), report);
  for (const token of sound().values()) checkSize(token, tokens, report);
}

/** Returns the names of the steps, lowest first. */
function stepsOf(tokens: Tokens): string[] {
  const names = [...tokens.keys()].flatMap((path) =>
    path.startsWith("spacing.") ? path.slice("spacing.".length) : [],
  );
  return names.filter((name) => /^\d+$/.test(name)).sort((one, other) => Number(one) - Number(other));
}

/** Returns the steps above 0. */
function stepsIn(names: readonly string[], tokens: Tokens): Step[] {
  return names.flatMap((name) => {
    const token = tokens.get(`spacing.${name}`);
    const amount = amountOf(token) ?? 0;
    return token && amount > 0 && Number(name) > 0 ? [{ token, step: Number(name), amount }] : [];
  });
}

/** Reports one of two equal steps: the one that is farther from the line through its neighbors. */
function checkEqualSteps(steps: readonly Step[], report: Report): void {
  for (const [index, upper] of steps.entries()) {
    const lower = steps[index - 1];
    if (!lower || lower.amount !== upper.amount) continue;
    const [oneMeant, otherMeant] = [amountBetween(steps, index - 1), amountBetween(steps, index)];
    const isUpper = factorOf(upper.amount, otherMeant) >= factorOf(lower.amount, oneMeant);
    const [wrong, other, meant] = isUpper ? [upper, lower, otherMeant] : [lower, upper, oneMeant];
    const side = isUpper ? "above" : "below";
    const problem = `${inRem(wrong.amount)}rem is not ${side} ${other.token.path}, ${inRem(other.amount)}rem, and ${because}`;
    const isBetter = isUpper ? meant > other.amount : meant < other.amount;
    const bound = `${isUpper ? "more" : "less"} than ${inRem(other.amount)}`;
    const fix = `write ${isBetter ? inRem(meant) : bound} rem`;
    report(placeOfValue(wrong.token), problem, fix);
  }
}

/** Reports a step far from the line through its neighbors, because its decimal point is probably misplaced. */
function checkDistances(steps: readonly Step[], report: Report): void {
  for (const [index, { token, amount }] of steps.entries()) {
    const [before, after] = neighborsOf(steps, index);
    const meant = amountBetween(steps, index);
    if (!before || !after || factorOf(amount, meant) <= farFromNeighbors) continue;
    const problem = `${amount / 16}rem is far from the steps beside it, ${before.token.path} and ${after.token.path}`;
    report(placeOfValue(token), problem, `write ${inRem(meant)} rem`);
  }
}

/** Returns the two neighbors of a step. The first and the last step have two neighbors on the same side. */
function neighborsOf(steps: readonly Step[], index: number): [Step | undefined, Step | undefined] {
  return [steps[index - 1] ?? steps[index + 2], steps[index + 1] ?? steps[index - 2]];
}

/** Returns the length in px that a step's neighbors suggest, or its own length if it has no neighbors. */
function amountBetween(steps: readonly Step[], index: number): number {
  const { step = 1, amount = 1 } = steps[index] ?? {};
  const [before, after] = neighborsOf(steps, index);
  if (!before || !after) return amount;
  const growth = Math.log(after.amount / before.amount) / Math.log(after.step / before.step);
  return before.amount * (step / before.step) ** growth;
}

/** Returns how many times larger the larger amount is. */
function factorOf(one: number, other: number): number {
  return Math.max(one / other, other / one);
}

/** Converts px to rem, rounded to whole pixels. */
function inRem(px: number): number {
  return Number((Math.round(px) / 16).toFixed(4));
}

/** Checks that a size and a spacing with the same name are one length. A numbered size must be a step of spacing. */
function checkSize(token: Token, tokens: Tokens, report: Report): void {
  const [, group = "", name = ""] = /^(sizes|spacing)\.(\w+)$/.exec(token.path) ?? [];
  const isStep = /^\d+$/.test(name);
  // Numbered steps are defined in spacing, and all other lengths in sizes.
  if (group !== (isStep ? "sizes" : "spacing")) return;
  const source = `${isStep ? "spacing" : "sizes"}.${name}`;
  const amount = amountOf(tokens.get(source));
  // A mistake in the step is reported there.
  if (aliasTarget(token.raw) === source) return;
  if (amountOf(token) === amount || (amount === undefined && !isStep)) return;
  const { value, unit } = token.value as { value: number; unit: string };
  const fix = amount === undefined ? `add ${source}` : `write "{${source}}"`;
  const problem = isStep ? `is not the step ${name} of spacing` : `is not ${source}, which has its name`;
  report(placeOfValue(token), `${value}${unit} ${problem}`, fix);
}
