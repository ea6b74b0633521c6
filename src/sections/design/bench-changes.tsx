import { Box, Button, Text } from "@chakra-ui/react";
import { useState } from "react";
import { saveTokensPath } from "../../../common/site-paths.ts";
import type { WorkbenchWords } from "../../../data/design/workbench-words.ts";
import type { ContrastPair } from "../../../theme/contrast-pairs.ts";
import { type ChangedPair, changedPairs, describeChange } from "../../../theme/gate/failures.ts";
import { aliasTarget } from "../../../theme/read-tokens.ts";
import { writeTokens } from "../../../theme/token-text.ts";
import { Disclosure } from "../../components/disclosure.tsx";
import { keyOf } from "../../design/workbench/edits.ts";
import { changedFiles } from "../../design/workbench/share.ts";
import { modeOf, shownValue, type TokenEntry } from "../../design/workbench/token-entry.ts";
import { entries, savedTheme, type Workbench } from "../../design/workbench/use-workbench.ts";
import { BenchPanel } from "./bench-panel.tsx";

interface BenchChangesProps {
  bench: Workbench;
  pairs: readonly ContrastPair[];
  words: WorkbenchWords["changes"];
}

/** Lists the changed tokens with their old and new values, and the color pairs that each one changes. */
export function BenchChanges({ bench, pairs, words }: BenchChangesProps) {
  const changed = entries.filter((entry) => keyOf(entry) in bench.edits);
  const moved = changed.length > 0 ? changedPairs(pairs, savedTheme.colors, bench.live.colors) : [];
  return (
    <BenchPanel id="changes" title={words.title}>
      {changed.length === 0 && <Text>{words.none}</Text>}
      {changed.length > 0 && (
        <Box as="ul" css={{ "& > li": { paddingBlock: "3", borderBottomWidth: "thin" } }}>
          {changed.map((entry) => {
            const own = pairsOf(entry, entries, moved);
            return (
              <li key={keyOf(entry)}>
                <Text fontWeight="semibold" overflowWrap="anywhere">
                  {entry.path}
                </Text>
                <Text textStyle="small" overflowWrap="anywhere">
                  {words.change(shownValue(entry, entry.value), shownValue(entry, bench.edits[keyOf(entry)]))}
                </Text>
                {own.length > 0 && (
                  <Disclosure summary={words.pairs(own.length)}>
                    {own.map((pair) => (
                      <Text
                        key={`${pair.mode} ${pair.purpose} ${pair.foreground} ${pair.background}`}
                        textStyle="small"
                      >
                        {describeChange(pair)}
                      </Text>
                    ))}
                  </Disclosure>
                )}
                <Button
                  variant="outline"
                  marginTop="2"
                  aria-label={`${words.putBack}: ${entry.path}, ${entry.file}`}
                  onClick={() => bench.change([entry, entry.value])}
                >
                  {words.putBack}
                </Button>
              </li>
            );
          })}
        </Box>
      )}
      {import.meta.env.DEV && changed.length > 0 && <SaveButton bench={bench} words={words} />}
    </BenchPanel>
  );
}

/** Only the development server can write files. */
function SaveButton({ bench, words }: Pick<BenchChangesProps, "bench" | "words">) {
  const [result, setResult] = useState("");
  const save = async () => {
    try {
      for (const [file, changes] of changedFiles(bench.edits)) await saveFile(file, changes);
      bench.reset();
      setResult(words.saved);
    } catch (error) {
      setResult(words.notSaved(error instanceof Error ? error.message : String(error)));
    }
  };
  return (
    <>
      <Button marginTop="4" onClick={save}>
        {words.save}
      </Button>
      <Text role="status">{result}</Text>
    </>
  );
}

/** Returns the pairs that a color is part of: itself, or as a step the colors by purpose that refer to it. */
function pairsOf(
  { file, path }: TokenEntry,
  entries: readonly TokenEntry[],
  pairs: readonly ChangedPair[],
): ChangedPair[] {
  const mode = modeOf(file);
  const nameOf = (each: string) => each.slice("color.".length);
  const names = new Set(
    mode ? [nameOf(path)] : entries.flatMap((each) => (aliasTarget(each.value) === path ? [nameOf(each.path)] : [])),
  );
  return pairs.filter(
    (pair) =>
      // More contrast inherits the colors that its own file leaves out.
      (!mode || pair.mode.startsWith(mode)) && (names.has(pair.foreground) || names.has(pair.background)),
  );
}

/** Writes changes into a file of theme/tokens/ through the development server. Throws the server's message. */
async function saveFile(file: string, changes: readonly { path: string; value: unknown }[]): Promise<void> {
  const { tokenTexts } = await import("../../design/workbench/token-texts.ts");
  const answer = await fetch(saveTokensPath + file, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: writeTokens(tokenTexts[file] ?? "", changes),
  });
  if (!answer.ok) throw new Error(await answer.text());
}
