/**
 * `npm run tokens`: prints the color pairs below their ratio in any mode, one line each with a fix, then unused and
 * duplicate tokens. Exits with 1 if a pair fails. `-- --failures` prints failures only, as a build does. `-- import` and
 * `-- export` exchange tokens with other programs.
 */
import { modes } from "./conditions.ts";
import { describeFailure, findFailures } from "./gate/failures.ts";
import { maintenanceReport } from "./gate/maintenance.ts";
import { everyPair, keyOf } from "./gate/pairs.ts";
import { themeColors } from "./gate/theme-colors.ts";
import { resolver, tokenFiles } from "./token-files.ts";

const [, , name] = process.argv;
if (name === "import" || name === "export") {
  process.argv.splice(2, 1);
  await (name === "import" ? import("./exchange/import.ts") : import("./exchange/export.ts"));
} else checkColors();

function checkColors(): void {
  const colors = themeColors(tokenFiles, resolver);
  const failures = findFailures(everyPair, colors);
  for (const failure of failures) console.log(describeFailure(failure));
  const failing = new Set(failures.map(keyOf)).size;
  console.log(
    failing > 0
      ? `${failing} of ${everyPair.length} pairs fail`
      : `${everyPair.length} pairs in ${modes.length} modes pass`,
  );
  if (!process.argv.includes("--failures")) for (const line of maintenanceReport(tokenFiles, colors)) console.log(line);
  process.exitCode = failing > 0 ? 1 : 0;
}
