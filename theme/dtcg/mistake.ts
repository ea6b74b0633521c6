/** Where in the token files something stands. */
export interface Place {
  /** From the project’s root: "theme/tokens/color.tokens.json". */
  file: string;
  /** The keys that lead there from the file’s outermost object. */
  keys: readonly string[];
  /** From 1 on; where it is not known, that of the keys. */
  line?: number;
}

export interface Mistake extends Place {
  problem: string;
  /** What to write instead, or to do. */
  mend: string;
}

/** Takes a mistake down; whatever it stands in has no value then. */
export type Report = (place: Place, problem: string, mend: string) => void;

/** A list of mistakes and what adds to it. What is read once for each mode is wrong once. */
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

/** One step further in. */
export function inside({ file, keys }: Place, ...more: readonly (string | number)[]): Place {
  return { file, keys: [...keys, ...more.map(String)] };
}

/** One line: file, line where it is known, token, what is wrong and what to do. */
export function describe({ file, keys, line, problem, mend }: Mistake): string {
  const own = keys.findIndex((key) => isProperty(key));
  const token = keys.slice(0, own === -1 ? undefined : own).join(".");
  return `${file}${line ? `:${line}` : ""}: ${token ? `${token}: ` : ""}${problem}; ${mend}`;
}

/** `$value`, `$type` and the like belong to a token; `$root` is one. */
function isProperty(key: string): boolean {
  return key.startsWith("$") && key !== "$root";
}
