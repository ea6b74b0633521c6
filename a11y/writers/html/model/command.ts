import type { Place } from "../../../finding.ts";

/** What a shell reads as it stands. */
const plain = /^[\w./:@%+=-]+$/;

/** The command line that looks again at one place with one engine or check. */
export function commandFor({ page, state, mode, width }: Place, engine: string): string {
  const options = { page, state, mode, width: String(width), engine };
  return `npm run a11y -- ${Object.entries(options)
    .map(([name, value]) => `--${name} ${quoted(value)}`)
    .join(" ")}`;
}

function quoted(word: string): string {
  return plain.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
