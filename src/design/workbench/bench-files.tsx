import { Box, Button, chakra, Flex, Text, useRecipe } from "@chakra-ui/react";
import { writeTokens } from "@kindred-ground/tokens/dtcg/token-text.ts";
import { useId, useState } from "react";
import { tokenFiles } from "../../../theme/token-files.ts";
import { CopyButton } from "../../components/copy-button.tsx";
import { download } from "../../components/download.ts";
import type { designWords } from "../words/words.ts";
import type { WorkbenchWords } from "../words/workbench-words.ts";
import { BenchPanel, Choice } from "./bench-field.tsx";
import { importFile, maxFileLength } from "./import-file.ts";
import { changedFiles, patchOf } from "./share.ts";
import { addressOf, entries, type Workbench } from "./use-workbench.ts";

interface BenchFilesProps {
  bench: Workbench;
  words: WorkbenchWords["files"];
  modes: typeof designWords.modes;
}

const patchName = (file: string) => file.replace(".tokens.json", ".patch.tokens.json");

export function BenchFiles({ bench, words, modes }: BenchFilesProps) {
  const changed = [...changedFiles(bench.edits)];
  const address = changed.length > 0 ? addressOf(bench.edits) : undefined;
  const takeWhole = async (file: string) => {
    const { tokenTexts } = await import("./token-texts.ts");
    download(file, writeTokens(tokenTexts[file] ?? "", changedFiles(bench.edits).get(file) ?? []), "application/json");
  };
  return (
    <BenchPanel id="files" title={words.title}>
      {changed.length === 0 && <Text>{words.none}</Text>}
      {changed.length > 0 && (
        <Box as="ul" display="grid" gap="4">
          {changed.map(([file, changes]) => (
            <li key={file}>
              <Text>
                <strong>{file}</strong>, {words.changes(changes.length)}
              </Text>
              <Flex wrap="wrap" gap="3" marginTop="2">
                <Button
                  variant="outline"
                  aria-label={`${words.patch}: ${file}`}
                  onClick={() => download(patchName(file), patchOf(file, bench.edits, entries), "application/json")}
                >
                  {words.patch}
                </Button>
                <Button variant="outline" aria-label={`${words.whole}: ${file}`} onClick={() => takeWhole(file)}>
                  {words.whole}
                </Button>
              </Flex>
            </li>
          ))}
        </Box>
      )}
      {changed.length > 0 && (
        <Box marginTop="4">
          {address ? <CopyButton text={address} variant="ghost" {...words.share} /> : <Text>{words.tooLong}</Text>}
        </Box>
      )}
      <BringFile bench={bench} words={words} modes={modes} />
    </BenchPanel>
  );
}

function BringFile({ bench, words, modes }: BenchFilesProps) {
  const id = useId();
  const style = useRecipe({ key: "input" })();
  const [mode, setMode] = useState("light");
  const [told, setTold] = useState("");
  const bring = async (file: File | undefined) => {
    if (!file) return;
    const text = await file.slice(0, maxFileLength * 4 + 1).text();
    const imported = importFile(text, file.name, { files: tokenFiles, fallback: `semantic.${mode}.tokens.json` });
    setTold("problem" in imported ? imported.problem : words.taken(bench.take(imported.given)));
  };
  return (
    <Box marginTop="6" paddingTop="4" borderTopWidth="thin" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
      <chakra.label htmlFor={id} textStyle="label">
        {words.bring}
      </chakra.label>
      <Text textStyle="small" id={`${id}-hint`}>
        {words.bringHint}
      </Text>
      <chakra.input
        css={style}
        id={id}
        type="file"
        accept=".json,application/json"
        aria-describedby={`${id}-hint`}
        onChange={(event) => void bring(event.currentTarget.files?.[0])}
      />
      <Choice label={words.into} value={mode} onChoose={setMode} options={modes} />
      <Text role="status">{told}</Text>
    </Box>
  );
}
