import written from "../../data/design/history.json" with { type: "json" };
import { type HistoryEntry, readHistory } from "../../theme/history.ts";

let history: HistoryEntry[] | undefined;

/** Returns the written history, and the commits since then if git has them. */
export function designHistory(): HistoryEntry[] {
  if (history) return history;
  const base = written as HistoryEntry[];
  const known = new Set(base.map(({ date, title }) => `${date} ${title}`));
  const newer = readHistory(base[0]?.commit) ?? [];
  history = [...newer.filter(({ date, title }) => !known.has(`${date} ${title}`)), ...base];
  return history;
}
