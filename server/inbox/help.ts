import type { Command, Option } from "./command.ts";
import { commands } from "./commands.ts";
import { lineWidth } from "./text/table.ts";
import { padded, widthOf, wrapped } from "./text/width.ts";

const call = "npm run inbox --";
const together = "\u00a0";

export function overallHelp(): string {
  const names = [...commands].map(
    ([name, { operand, summary }]) => [joined(name, operandOf(operand)), summary] as const,
  );
  return `What people sent through the forms of the site, and the mail about it.

${call} COMMAND

${aligned(names)}
${call} COMMAND --help says more about one of them. Times are Eastern.

The data is in the folder DATA_DIR (.data without it), or in PostgreSQL where DATABASE_URL is set:
give both the same values that the service has. All of it works while the service runs.
`;
}

export function commandHelp(name: string, { summary, about, operand, options }: Command): string {
  const usage = joined(
    call,
    name,
    operandOf(operand),
    ...options.map((option) => `[${optionOf(option).replace(" ", together)}]`),
  );
  const listed = options.length > 0 ? `\n${aligned(options.map((option) => [optionOf(option), option.help]))}` : "";
  const [first = "", ...rest] = wrapped(usage, lineWidth - 4).map((row) => row.replaceAll(together, " "));
  return `${name}: ${summary}\n\n${[first, ...rest.map((row) => `    ${row}`)].join("\n")}\n\n${paragraphs(about)}${listed}`;
}

function aligned(entries: readonly (readonly [name: string, words: string])[]): string {
  const left = Math.max(...entries.map(([name]) => widthOf(name)));
  return entries
    .flatMap(([name, words]) =>
      wrapped(words, lineWidth - left - 4).map((row, index) => `  ${padded(index === 0 ? name : "", left)}  ${row}\n`),
    )
    .join("");
}

function paragraphs(text: string): string {
  return text
    .split("\n\n")
    .map((paragraph) => `${wrapped(paragraph.replaceAll("\n", " "), lineWidth).join("\n")}\n`)
    .join("\n");
}

function operandOf(operand: Command["operand"]): string {
  return operand ? (operand.optional ? `[${operand.name}]` : operand.name) : "";
}

function optionOf({ name, value }: Option): string {
  return joined(`--${name}`, value ?? "");
}

function joined(...words: string[]): string {
  return words.filter(Boolean).join(" ");
}
