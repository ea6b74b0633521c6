import ts from "typescript";
import type { Oklch } from "../color.ts";

export interface WrittenStep {
  name: string;
  components: Oklch;
  /** Position of the list of components in the text. */
  start: number;
  end: number;
}

/**
 * Returns the steps of a ramp, "clay" or "spoke.3", in a token file's text. Throws if there is no OKLCH ramp with that
 * name.
 */
export function stepsIn(text: string, file: string, ramp: string): WrittenStep[] {
  const source = ts.parseJsonText(file, text);
  const root = source.statements[0]?.expression;
  const group = ramp.split(".").reduce(member, member(root, "color"));
  const steps = membersOf(group).flatMap(([name, step]) => {
    const components = member(member(step, "$value"), "components");
    if (!components || !ts.isArrayLiteralExpression(components)) return [];
    const [start, end] = [components.getStart(source), components.getEnd()];
    return [{ name, components: JSON.parse(text.slice(start, end)) as Oklch, start, end }];
  });
  if (steps.length > 0) return steps;
  const known = membersOf(member(root, "color")).flatMap(([name]) => (name.startsWith("$") ? [] : [name]));
  throw new Error(`${file} has no ramp "${ramp}"; it has ${known.join(", ")}`);
}

/** Replaces the components of these steps. Every other byte stays the same. */
export function withComponents(text: string, steps: readonly WrittenStep[], components: readonly Oklch[]): string {
  const inReverse = steps.map((step, index) => ({ ...step, next: components[index] })).reverse();
  return inReverse.reduce(
    (written, { start, end, next, components: old }) =>
      `${written.slice(0, start)}[${(next ?? old).join(", ")}]${written.slice(end)}`,
    text,
  );
}

function member(node: ts.Node | undefined, name: string): ts.Expression | undefined {
  return membersOf(node).find(([key]) => key === name)?.[1];
}

function membersOf(node: ts.Node | undefined): [name: string, value: ts.Expression][] {
  if (!node || !ts.isObjectLiteralExpression(node)) return [];
  return node.properties.flatMap((property): [string, ts.Expression][] =>
    ts.isPropertyAssignment(property) && ts.isStringLiteral(property.name)
      ? [[property.name.text, property.initializer]]
      : [],
  );
}
