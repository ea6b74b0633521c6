/**
 * `npm run dev`: starts the development server with the intake, including on a fresh clone. Passes arguments on:
 * `npm run dev -- --port 5180`.
 */
import { run } from "./run.mjs";
import { install } from "./set-up.mjs";

await install();
const { code } = await run("react-router", ["dev", ...process.argv.slice(2)]);
process.exit(code);
