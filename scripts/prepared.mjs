/**
 * `node scripts/prepared.mjs [--built] FILE …`: runs a program of the project on its own Node, once its dependencies
 * are there, and the built site where it needs that. Runs on any Node from 20 on, from a fresh clone.
 */
import { run } from "./run.mjs";
import { build, install } from "./set-up.mjs";

const [first, ...rest] = process.argv.slice(2);
const needsBuild = first === "--built";

await install();
if (needsBuild) await build();
const { code } = await run("node", needsBuild ? rest : [first, ...rest], { stdio: "inherit" });
process.exit(code);
