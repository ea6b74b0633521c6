import type { Mode } from "../conditions.ts";
import { nearestWord } from "../dtcg/nearest-word.ts";
import { isObject } from "../dtcg/read-tree.ts";
import type { ForeignToken, Refusal } from "./foreign-token.ts";
import type { OwnTheme } from "./own-theme.ts";
import { textParts } from "./text-parts.ts";
import { flatName, type Named, namedIn } from "./token-names.ts";

export interface Target extends Named {
  foreign: ForeignToken;
  /** Mode of the value, or light if it's the same in every mode. */
  mode: Mode;
}

interface Names {
  table: ReadonlyMap<string, Named>;
  own: OwnTheme;
  refuse: (refusal: Refusal) => void;
}

/** Finds the theme's token for each imported one. A text style becomes one target per part. */
export function findTargets(tokens: readonly ForeignToken[], { table, own, refuse }: Names): Target[] {
  const asked = new Map<string, string>();
  return tokens.flatMap((token) => targetsOf(token));

  function targetsOf(foreign: ForeignToken): Target[] {
    const named = namedIn(table, foreign.names);
    if (!named) {
      refuse({ at: foreign.at, problem: unknownName(flatName(foreign.names)) });
      return [];
    }
    const isByMode = own.isByMode(named.path);
    const mode = isByMode ? foreign.mode : "light";
    if (!mode) {
      refuse({ at: foreign.at, problem: "each mode has its own, and the file names none; say which with --mode" });
      return [];
    }
    const { value } = foreign;
    const target = { ...named, foreign, mode };
    if (own.token(named.path, mode)?.type !== "typography" || named.part) return [target];
    // Tailwind names a style's size after the style, and CSS has no value for a whole style.
    if (foreign.names[0]?.startsWith("--")) return [{ ...target, part: "fontSize" }];
    return isObject(value) ? styleTargets(foreign, value, { ...named, mode }) : [target];
  }

  function styleTargets(style: ForeignToken, parts: Readonly<Record<string, unknown>>, to: Named & { mode: Mode }) {
    return Object.entries(parts).flatMap(([part, value]): Target[] => {
      const foreign = { ...style, names: [...style.names, part], value, at: `${style.at}.${part}` };
      if (textParts.includes(part)) return [{ ...to, part, foreign }];
      refuse({ at: foreign.at, problem: `a text style has no ${part}; it has ${textParts.join(", ")}` });
      return [];
    });
  }

  function unknownName(name: string): string {
    const known = asked.get(name);
    if (known !== undefined) return known;
    const nearest = table.get(nearestWord(name, table.keys()) ?? "")?.path;
    const answer = `the theme has no such token; ${nearest ? `did you mean ${nearest}? Else ` : ""}--add takes it as a new one`;
    asked.set(name, answer);
    return answer;
  }
}
