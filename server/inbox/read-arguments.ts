import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { type Command, type Given, Misused } from "./command.ts";

/** What was typed behind the name of `command`; "help" where that was asked for. Throws `Misused`. */
export function readArguments({ options, operand }: Command, args: readonly string[]): Given | "help" {
  const { values, positionals } = parsed(options, args);
  if (values.help) return "help";
  const [first = "", ...more] = positionals;
  const unexpected = operand ? more[0] : positionals[0];
  if (unexpected !== undefined) throw new Misused(`'${unexpected}' is one too many`);
  if (operand && !operand.optional && first === "") throw new Misused(`${operand.name} is missing`);
  const entries = Object.entries(values);
  return {
    operand: first,
    values: Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string")),
    flags: new Set(entries.flatMap(([name, value]) => (value === true ? [name] : []))),
  };
}

function parsed(options: Command["options"], args: readonly string[]) {
  const types: ParseArgsOptionsConfig = { help: { type: "boolean", short: "h" } };
  for (const { name, value } of options) types[name] = { type: value ? "string" : "boolean" };
  try {
    return parseArgs({ args: [...args], options: types, allowPositionals: true });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // Behind the first sentence stands advice for programmers.
    throw new Misused(error.message.split(". ")[0] ?? error.message);
  }
}
