/**
 * `npm run tokens`: checks the token files as the development server does, then the names in use, the brand's colors,
 * and every color pair in every mode. The exit code is 1 if there is something to fix, and 2 for a wrong command.
 *
 * Reads the theme only after its files are valid, because invalid JSON makes the import of a module fail with a stack
 * trace.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { exportTheme, type Format, formatNames, writeFiles } from "@kindred-ground/tokens/exchange/export.ts";
import { Command, CommanderError, Option } from "commander";
import { changedValues } from "./changed-values.ts";
import { fontMistakes, fontsFile } from "./check-fonts.ts";
import { modes } from "./conditions.ts";
import type { ScaledName } from "./scale.ts";
import type { ScaleRequest } from "./scale-command.ts";

/** Maximum number of lines to print. They often have a single cause. */
const maxLines = 10;

const program = new Command("npm run tokens --")
  .description("Check the token files, every color pair in every mode, and colors that should differ.")
  .option("--all", "Print every failure, and list unused and equal tokens")
  .usage("[options] [command]")
  .argument("[command]")
  .exitOverride()
  .configureHelp({ visibleArguments: () => [] })
  .action(async (name: string | undefined, { all = false }: { all?: boolean }) => {
    const known = program.commands.map((command) => command.name()).join(", ");
    if (name !== undefined) program.error(`error: no command ${name}; use one of ${known}`);
    if (await isReadable(all)) await checkTheme(all);
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
    if (await isReadable()) await (await import("./import-files.ts")).importIntoTheme(files, options);
  });

program
  .command("export")
  .description("Write the theme for other programs into a separate folder.")
  .addOption(new Option("--format <format>", "Format of the files").choices(formatNames).makeOptionMandatory())
  .requiredOption("--out <folder>", "Folder for the files")
  .action(async ({ format, out }) => {
    if (await isReadable()) await exportInto(out, format);
  });

program
  .command("scale")
  .description("Set all font sizes or all spacing from a base and a ratio. Sizes follow spacing.")
  .addOption(
    new Option("--type <base,ratio>", "Size of running text in rem, and the factor between headings: 1.125,1.3"),
  )
  .addOption(new Option("--spacing <base,ratio>", "First step in rem, and the exponent of the others: 0.25,1"))
  .option("--write", "Write the sizes into theme/tokens/")
  .action(async ({ write = false, ...scales }: Partial<Record<ScaledName, string>> & { write?: boolean }) => {
    const requests = Object.entries(scales).map(([name, text]) => scaleIn(name as ScaledName, text));
    if (requests.length === 0) program.error("error: no scale; write --type 1.125,1.3 or --spacing 0.25");
    if (await isReadable()) process.exitCode = (await import("./scale-command.ts")).applyScales(requests, write);
  });

program
  .command("look")
  .description("Compare every page before and after a change, with pictures.")
  .argument("[words...]")
  // The script parses these options. It is separate, because it needs the built site and a browser.
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

/** Reads "1.125,1.3". Without a ratio, keeps the theme's ratio. */
function scaleIn(name: ScaledName, text: string): ScaleRequest {
  const [base = Number.NaN, ratio, ...rest] = text.split(",").map(Number);
  const isNumber = [base, ratio ?? 1].every(Number.isFinite);
  if (!isNumber || rest.length > 0)
    program.error(
      `error: "${text}" is not a base and a ratio; write --${name} ${name === "type" ? "1.125,1.3" : "0.25,1"}`,
    );
  return { name, base, ratio };
}

function print(lines: readonly string[], isAll: boolean): void {
  const shown = isAll ? lines : lines.slice(0, maxLines);
  for (const line of shown) console.log(line);
  if (shown.length < lines.length) console.log(`… and ${lines.length - shown.length} more; --all prints them`);
}

/** Prints the values changed since the last commit, because a mistake can name another token than the changed one. */
function printChanges(isAll: boolean): void {
  const files = readdirSync("theme/tokens").map((name) => `theme/tokens/${name}`);
  const lines = changedValues([...files, "theme/brand.json", fontsFile]);
  if (lines.length > 0) console.log("Changed since the last commit:");
  print(lines, isAll);
}

async function isReadable(isAll = false): Promise<boolean> {
  const mistakes = existsSync(fontsFile) ? fontMistakes(readFileSync(fontsFile, "utf8")) : [];
  try {
    const { checkedFiles, tokenMistakes } = await import("./check-token-files.ts");
    mistakes.push(...tokenMistakes());
    if (mistakes.length === 0) console.log(`${checkedFiles().length} token files are correct`);
  } catch (error) {
    // The other checks import fonts.json, so they fail if it is damaged.
    if (mistakes.length === 0) throw error;
  }
  if (mistakes.length === 0) return true;
  print(mistakes, isAll);
  printChanges(isAll);
  console.log(`${mistakes.length} to fix`);
  process.exitCode = 1;
  return false;
}

/** Writes the theme in a format of other programs, and prints the limits of the format. */
async function exportInto(out: string, format: Format): Promise<void> {
  const { resolver, tokenFiles } = await import("./token-files.ts");
  const { exchangedTheme } = await import("./exchange.ts");
  const { files, note } = exportTheme(format, exchangedTheme(tokenFiles, resolver));
  writeFiles(out, files);
  console.log(`${out}: ${[...files.keys()].join(", ")}\n${format}: ${note}`);
}

/** Prints what to fix, and the verdict in the last line. */
async function checkTheme(isAll: boolean): Promise<void> {
  const { resolver, tokenFiles } = await import("./token-files.ts");
  const { nameMistakes } = await import("./check-names.ts");
  const { brandFile, brandMistakes } = await import("./check-brand.ts");
  const { judgeTheme } = await import("./judge-colors.ts");
  const { readColors } = await import("./read-tokens.ts");
  const colors = readColors(tokenFiles, resolver);
  const judgment = judgeTheme();
  // Swapped files are one mistake, and would also fail the check of the brand.
  const others = judgment.isSwapped
    ? []
    : [...nameMistakes(), ...brandMistakes(colors, readFileSync(brandFile, "utf8"))];
  const lines = [...others, ...judgment.lines];
  print(lines, isAll);
  printChanges(isAll);
  if (isAll) {
    const { maintenanceOf } = await import("./maintenance.ts");
    print(maintenanceOf(colors), isAll);
  }
  const reason = judgment.lines.length > 0 ? `: ${judgment.summary}` : "";
  console.log(lines.length > 0 ? `${lines.length} to fix${reason}` : judgment.summary);
  process.exitCode = lines.length > 0 ? 1 : 0;
}
