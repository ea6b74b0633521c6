import { oneLine } from "../token-text/write-json.ts";
import type { Outcome, Taken } from "./outcome.ts";

/** What became of a file, in lines: each changed and each refused value, then how many are as they were. */
export function reportLines({ taken, same, refused }: Outcome, isVerbose = false): string[] {
  return [
    ...taken.map(takenLine),
    ...refused.map(({ at, problem }) => `refused ${at}: ${problem}`),
    ...(isVerbose ? same.map(({ file, path, at }) => `same    ${file}: ${path}${from(at, path)}`) : []),
    `${taken.length} changed, ${refused.length} refused, ${same.length} as they were`,
  ];
}

function takenLine({ token, before, notes, from: { at } }: Taken): string {
  const change = before === undefined ? "new" : oneLine(before);
  const why = notes.length > 0 ? ` (${notes.join("; ")})` : "";
  return `changed ${token.file}: ${token.path}${from(at, token.path)}: ${change} → ${oneLine(token.raw)}${why}`;
}

/** The name in the foreign file, where it is another. */
function from(at: string, path: string): string {
  return at === path ? "" : `, from ${at}`;
}
