import { designWords } from "../../data/design/words.ts";
import { workbenchWords } from "../../data/design/workbench-words.ts";
import type { ContrastPair } from "../../theme/contrast-pairs.ts";
import { Bench } from "../sections/design/bench.tsx";

interface WorkbenchProps {
  pages: readonly { path: string; title: string }[];
  /** Names of recipes, by the name of each token that they resolve to. */
  recipes: Readonly<Record<string, readonly string[]>>;
  pairs: readonly ContrastPair[];
}

export function Workbench(props: WorkbenchProps) {
  return <Bench words={workbenchWords} design={designWords} {...props} />;
}
