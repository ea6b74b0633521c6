/** Entry point of the staff's command line. `npm run inbox -- --help` lists the commands. */
import { createInterface } from "node:readline/promises";
import { setTimeout as pause } from "node:timers/promises";
import { run } from "./run.ts";

const { stdin, stdout, stderr, env } = process;
let leaving: AbortController | undefined;

// Each write's callback gets its failure. An unhandled 'error' event would end the process.
stdout.on("error", () => {});

process.exitCode = await run(process.argv.slice(2), {
  environment: env,
  isTerminal: stdout.isTTY,
  now: Date.now,
  complain: (text) => void stderr.write(text),
  write: (text) =>
    new Promise((resolve, reject) => {
      stdout.write(text, (error) => (error ? reject(error) : resolve()));
    }),
  async ask(question) {
    if (!stdin.isTTY) return undefined;
    const lines = createInterface({ input: stdin, output: stderr });
    // Ctrl+C and Ctrl+D close the prompt without an answer.
    const left = new Promise<undefined>((resolve) => lines.once("close", () => resolve(undefined)));
    try {
      return await Promise.race([lines.question(question), left]);
    } finally {
      lines.close();
    }
  },
  async wait(milliseconds) {
    // Adds the listeners once and keeps them: npm forwards Ctrl+C, and the second signal must not end the process.
    if (!leaving) {
      leaving = new AbortController();
      for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => leaving?.abort());
    }
    return await pause(milliseconds, true, { signal: leaving.signal }).catch(() => false);
  },
});
