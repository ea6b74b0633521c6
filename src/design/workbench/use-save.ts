import { writeTokens } from "@kindred-ground/tokens/dtcg/token-text.ts";
import { useState } from "react";
import { saveTokensPath } from "../../../common/site-paths.ts";
import type { ContrastPair } from "../../../theme/contrast-pairs.ts";
import type { WorkbenchWords } from "../words/workbench-words.ts";
import type { Edits } from "./edits.ts";
import { judgeEdits } from "./judge-edits.ts";
import { changedFiles } from "./share.ts";
import type { Workbench } from "./use-workbench.ts";

/**
 * Writes the text of a file of theme/tokens/ through the development server. Rejects with the server's message if it
 * refuses.
 */
async function saveFile(file: string, text: string): Promise<void> {
  const answer = await fetch(saveTokensPath + file, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: text,
  });
  if (!answer.ok) throw new Error(await answer.text());
}

interface Saving {
  save: () => Promise<void>;
  /** Result of the last save, until the next change. */
  result: string;
}

/** Writes changes into theme/tokens/. Only the development server can do this. */
export function useSave(bench: Workbench, pairs: readonly ContrastPair[], words: WorkbenchWords["changes"]): Saving {
  /** Result of the last save. `edits` are set only if they were not saved. */
  const [last, setLast] = useState<{ result: string; edits?: Edits }>({ result: "" });
  const save = async () => {
    const { edits } = bench;
    const refuse = (reason: string) => setLast({ result: words.notSaved(reason), edits });
    try {
      const { tokenTexts } = await import("./token-texts.ts");
      const changed = [...changedFiles(edits)].map(
        ([file, changes]) => [file, writeTokens(tokenTexts[file] ?? "", changes)] as const,
      );
      const texts = { ...tokenTexts, ...Object.fromEntries(changed) };
      const refused = judgeEdits(bench.live.colors, pairs, texts);
      if (refused.length > 0) {
        refuse(words.refusedColors(refused));
        return;
      }
      for (const [file, text] of changed) await saveFile(file, text);
      const { brandProblems } = await import("./brand-problems.ts");
      const problems = brandProblems(bench.live.colors);
      bench.reset();
      setLast({ result: [words.saved, ...problems].join("\n") });
    } catch (error) {
      refuse(error instanceof Error ? error.message : String(error));
    }
  };
  const isCurrent = last.edits ? last.edits === bench.edits : Object.keys(bench.edits).length === 0;
  return { save, result: isCurrent ? last.result : "" };
}
