import type { Place } from "../../../audit.ts";

/** Words that a shell needs no quotes for. */
const plain = /^[\w./:@%+=-]+$/;

/** Returns the command that repeats one check in one place. */
export function commandFor({ page, state, mode, width }: Place, engine: string): string {
  const options = { page, state, mode, width: String(width), engine };
  return `npm run a11y -- ${Object.entries(options)
    .map(([name, value]) => `--${name} ${quoted(value)}`)
    .join(" ")}`;
}

function quoted(word: string): string {
  return plain.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
