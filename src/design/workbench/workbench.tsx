import type { Trail } from "../../../data/trails.ts";
import type { ContrastPair } from "../../../theme/contrast-pairs.ts";
import { designWords } from "../words/words.ts";
import { workbenchWords } from "../words/workbench-words.ts";
import { Bench } from "./bench.tsx";

interface WorkbenchProps {
  /** Pages above this one. */
  trail: Trail;
  pages: readonly { path: string; title: string }[];
  /** Names of the recipes that use a token, by the token's name. */
  recipes: Readonly<Record<string, readonly string[]>>;
  pairs: readonly ContrastPair[];
}

export function Workbench(props: WorkbenchProps) {
  return <Bench words={workbenchWords} design={designWords} {...props} />;
}
