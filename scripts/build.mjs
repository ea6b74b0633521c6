/**
 * `npm run build`: builds the site and writes the stamp that tells `npm start` that the build is up to date. For an
 * origin that the public can reach, it refuses samples (`npm run check:launch`), unless SAMPLES=shown.
 */
import { helpFrom, mustRun, run } from "./run.mjs";
import { clearStamp, stampBuild } from "./set-up.mjs";

helpFrom(import.meta.url);
clearStamp();
await mustRun("Checking the content", "node", ["scripts/check-content.ts"]);
await mustRun("Checking the colors", "node", ["theme/tokens-command.ts"]);
const samples = await run("node", ["scripts/check-samples.ts"], { capture: true });
if (samples.code !== 0) {
  console.error(samples.output.trimEnd());
  process.exit(2);
}
const env = samples.output.trim() === "shown" ? { VITE_SAMPLES: "shown" } : {};
const { code, output } = await run("react-router", ["build"], { capture: true, env });
// React Router's own compilers set this deprecated option of Vite, and the project cannot prevent that.
const printed = output.split("\n").filter((line) => line && !line.includes("`envFile` option is deprecated"));
if (printed.length > 0) console.error(printed.join("\n"));
if (code !== 0) {
  console.error(`\nRendering the pages failed (exit code ${code}); see the output above.`);
  process.exit(2);
}
await mustRun("Finishing the pages", "node", ["prerender/finish.ts"], { env });
stampBuild();
