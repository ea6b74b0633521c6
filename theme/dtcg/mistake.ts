export interface Place {
  /** Path from the project's root: "theme/tokens/color.tokens.json". */
  file: string;
  /** Keys from the file's root object to the position. */
  keys: readonly string[];
  /** 1-based. If it's undefined, the keys determine the line. */
  line?: number;
}

export interface Mistake extends Place {
  problem: string;
  /** Instruction that fixes the problem. */
  mend: string;
}

/** Records a mistake. The value that contains it counts as undefined. */
export type Report = (place: Place, problem: string, mend: string) => void;

/** Deduplicates mistakes, because each mode can read the same value. */
export function mistakeList(): { mistakes: Mistake[]; report: Report } {
  const mistakes = new Map<string, Mistake>();
  return {
    get mistakes() {
      return [...mistakes.values()];
    },
    report(place, problem, mend) {
      const mistake = { ...place, problem, mend };
      mistakes.set(JSON.stringify(mistake), mistake);
    },
  };
}

export function inside({ file, keys }: Place, ...more: readonly (string | number)[]): Place {
  return { file, keys: [...keys, ...more.map(String)] };
}

/** Formats a mistake as one line: file, line if known, token, problem and fix. */
export function describe({ file, keys, line, problem, mend }: Mistake): string {
  const own = keys.findIndex((key) => isProperty(key));
  const token = keys.slice(0, own === -1 ? undefined : own).join(".");
  return `${file}${line ? `:${line}` : ""}: ${token ? `${token}: ` : ""}${problem}; ${mend}`;
}

/** Properties such as `$value` and `$type` belong to a token. `$root` is a token. */
function isProperty(key: string): boolean {
  return key.startsWith("$") && key !== "$root";
}
