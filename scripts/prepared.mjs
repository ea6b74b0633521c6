/**
 * `node scripts/prepared.mjs [--built] FILE …`: runs one of the project's programs on the project's own Node. Installs
 * dependencies first and, with `--built`, builds the site, unless the arguments ask for help. Runs on any Node from 20
 * on, including on a fresh clone.
 */
import { run } from "./run.mjs";
import { build, install } from "./set-up.mjs";

const [first, ...rest] = process.argv.slice(2);
const needsBuild = first === "--built" && !rest.some((word) => ["-h", "--help"].includes(word));

await install();
if (needsBuild) await build();
const { code } = await run("node", first === "--built" ? rest : [first, ...rest], { stdio: "inherit" });
process.exit(code);
