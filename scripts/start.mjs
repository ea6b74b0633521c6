/** `npm start`: takes a fresh clone to the running site. */
import { run } from "./run.mjs";
import { build, install } from "./set-up.mjs";

await install();
await build();
const { code } = await run("node", ["server/main.ts"]);
process.exit(code);
