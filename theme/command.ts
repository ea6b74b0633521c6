/**
 * `npm run tokens`: checks the token files as the development server does, then every color pair in every mode. Lists
 * unused and duplicate tokens too. The exit code is 1 if there is something to fix, and 2 for a wrong command.
 *
 * Reads the theme only after its files are valid, because invalid JSON ends the import of a module with a stack.
 */
import { spawnSync } from "node:child_process";
import { exportTheme, type Format, formatNames, writeFiles } from "@kindred-ground/tokens/exchange/export.ts";
import { describeFailure, findFailures } from "@kindred-ground/tokens/gate/failures.ts";
import { likeColors } from "@kindred-ground/tokens/gate/likeness.ts";
import { keyOf } from "@kindred-ground/tokens/gate/pairs.ts";
import { Command, CommanderError, Option } from "commander";
import { checkedFiles, tokenMistakes } from "./check-token-files.ts";
import { modes } from "./conditions.ts";
import { pairRules, paletteRules } from "./contrast-pairs.ts";

const program = new Command("npm run tokens --")
  .description("Check the token files, every color pair in every mode, and colors that should differ.")
  .option("--failures", "Print only failures, as a build does")
  .usage("[options] [command]")
  .argument("[command]")
  .exitOverride()
  .configureHelp({ visibleArguments: () => [] })
  .action(async (name: string | undefined, { failures }: { failures?: true }) => {
    const known = program.commands.map((command) => command.name()).join(", ");
    if (name !== undefined) program.error(`error: no command ${name}; use one of ${known}`);
    if (isReadable()) await checkColors(failures ?? false);
  });

program
  .command("import")
  .description("Compare the theme with files of other programs: DTCG, CSS or Figma’s variables.")
  .argument("<file...>")
  .addOption(new Option("--mode <mode>", "Mode for the values of files that name no mode").choices(modes))
  .option("--add", "Accept new tokens that have a description")
  .option("--write", "Write accepted values into theme/tokens/")
  .option("--verbose", "List unchanged values too")
  .action(async (files: string[], options) => {
    if (isReadable()) await (await import("./import-files.ts")).importIntoTheme(files, options);
  });

program
  .command("export")
  .description("Write the theme for other programs into a separate folder.")
  .addOption(new Option("--format <format>", "Format of the files").choices(formatNames).makeOptionMandatory())
  .requiredOption("--out <folder>", "Folder for the files")
  .action(async ({ format, out }) => {
    if (isReadable()) await exportInto(out, format);
  });

program
  .command("look")
  .description("Compare every page before and after a change, with pictures.")
  .argument("[words...]")
  // The program reads its own options, because it needs the built site and a browser.
  .allowUnknownOption()
  .helpOption(false)
  .action((_words, _options, { args }) => {
    run("scripts/look/main.ts", args);
  });

try {
  await program.parseAsync();
} catch (error) {
  const isUsage = error instanceof CommanderError;
  if (!isUsage) console.error(error instanceof Error ? error.message : error);
  process.exitCode = isUsage && error.exitCode === 0 ? 0 : 2;
}

/** Runs a script outside the theme, which may import other folders. */
function run(script: string, args: readonly string[]): void {
  const { status } = spawnSync(process.execPath, [script, ...args], { stdio: "inherit" });
  process.exitCode = status ?? 2;
}

function isReadable(): boolean {
  const mistakes = tokenMistakes();
  for (const mistake of mistakes) console.log(mistake);
  console.log(mistakes.length > 0 ? `${mistakes.length} to fix` : `${checkedFiles().length} token files are correct`);
  if (mistakes.length > 0) process.exitCode = 1;
  return mistakes.length === 0;
}

/** Writes the theme in a format of other programs, and prints the limits of the format. */
async function exportInto(out: string, format: Format): Promise<void> {
  const { resolver, tokenFiles } = await import("./token-files.ts");
  const { exchangedTheme } = await import("./exchange.ts");
  const { files, note } = exportTheme(format, exchangedTheme(tokenFiles, resolver));
  writeFiles(out, files);
  console.log(`${out}: ${[...files.keys()].join(", ")}\n${format}: ${note}`);
}

async function checkColors(isQuiet: boolean): Promise<void> {
  const { resolver, tokenFiles } = await import("./token-files.ts");
  const { everyPair } = await import("./every-pair.ts");
  const { readColors } = await import("./read-tokens.ts");
  const colors = readColors(tokenFiles, resolver);
  const failures = findFailures(everyPair, colors, pairRules);
  const alike = likeColors(colors, paletteRules);
  for (const line of [...failures.map(describeFailure), ...alike]) console.log(line);
  const failing = new Set(failures.map(keyOf)).size;
  console.log(
    failing > 0
      ? `${failing} of ${everyPair.length} pairs fail`
      : `${everyPair.length} pairs in ${modes.length} modes pass`,
  );
  if (!isQuiet) {
    const { maintenanceOf } = await import("./maintenance.ts");
    for (const line of maintenanceOf(colors)) console.log(line);
  }
  process.exitCode = failing > 0 || alike.length > 0 ? 1 : 0;
}
