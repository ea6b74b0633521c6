import { oneLine } from "../token-text/write-json.ts";
import type { Outcome, Taken } from "./outcome.ts";

/** Returns one line per changed, added and refused value, then a line with totals. */
export function reportLines({ taken, same, refused }: Outcome, isVerbose = false): string[] {
  const added = taken.filter(({ token }) => token.added).length;
  return [
    ...taken.map(takenLine),
    ...refused.map(({ at, problem }) => `refused ${at}: ${problem}`),
    ...(isVerbose ? same.map(({ file, path, at }) => `same    ${file}: ${path}${from(at, path)}`) : []),
    `${added > 0 ? `${added} added, ` : ""}${taken.length - added} changed, ${refused.length} refused, ${same.length} as they were`,
  ];
}

function takenLine({ token: { file, path, raw, added }, before, notes, from: { at } }: Taken): string {
  const why = notes.length > 0 ? ` (${notes.join("; ")})` : "";
  const place = `${file}: ${path}${from(at, path)}`;
  if (added) return `added   ${place}: ${oneLine(raw)}, “${added.description}”${why}`;
  return `changed ${place}: ${before === undefined ? "new" : oneLine(before)} → ${oneLine(raw)}${why}`;
}

function from(at: string, path: string): string {
  return at === path ? "" : `, from ${at}`;
}
