import { Box, Button, chakra, Flex, Grid, Text, useRecipe } from "@chakra-ui/react";
import { useId, useRef, useState } from "react";
import type { designWords } from "../../../data/design/words.ts";
import type { WorkbenchWords } from "../../../data/design/workbench-words.ts";
import type { ContrastPair } from "../../../theme/contrast-pairs.ts";
import { tokenFiles } from "../../../theme/token-files.ts";
import { writeTokens } from "../../../theme/token-text.ts";
import { CopyButton } from "../../components/copy-button.tsx";
import { Section } from "../../components/section.tsx";
import { useHydrated } from "../../components/use-hydrated.ts";
import { keyOf } from "../../design/workbench/edits.ts";
import { importFile, longestFile } from "../../design/workbench/import-file.ts";
import { changedFiles, download, patchOf } from "../../design/workbench/share.ts";
import { usesOf } from "../../design/workbench/token-entry.ts";
import { usePreview } from "../../design/workbench/use-preview.ts";
import { addressOf, entries, savedTheme, useWorkbench, type Workbench } from "../../design/workbench/use-workbench.ts";
import { firstView } from "../../design/workbench/view.ts";
import { Choice } from "./bench-field.tsx";
import { BenchPanel } from "./bench-panel.tsx";
import { BenchPreview } from "./bench-preview.tsx";
import { BenchVerdict } from "./bench-verdict.tsx";
import { TokenEditor } from "./token-editor.tsx";
import { TokenPicker } from "./token-picker.tsx";
import { TokenUsesPanel } from "./token-uses.tsx";

interface BenchToolsProps {
  bench: Workbench;
  words: WorkbenchWords;
  /** True while the saved theme is shown instead of the edited one. */
  isSavedShown: boolean;
  onShowSaved: (isShown: boolean) => void;
}

function BenchTools({ bench, words, isSavedShown, onShowSaved }: BenchToolsProps) {
  const { history, edits } = bench;
  const changed = Object.keys(edits).length;
  return (
    <Flex role="group" aria-label={words.tools} wrap="wrap" gap="3" alignItems="center" marginBottom="6">
      <Text role="status" fontWeight="semibold" marginInlineEnd="4">
        {words.status(changed)}
      </Text>
      <Button variant="outline" {...pressed(history.past.length > 0, bench.undo)}>
        {words.undo}
      </Button>
      <Button variant="outline" {...pressed(history.future.length > 0, bench.redo)}>
        {words.redo}
      </Button>
      <Button variant="ghost" aria-pressed={isSavedShown} {...pressed(changed > 0, () => onShowSaved(!isSavedShown))}>
        {words.compare}
      </Button>
      <Button variant="ghost" {...pressed(changed > 0, bench.reset)}>
        {words.reset}
      </Button>
    </Flex>
  );
}

/** Uses `aria-disabled`, because a button that its own press disables would lose focus to the page. */
function pressed(isUseful: boolean, act: () => void) {
  return { "aria-disabled": !isUseful, onClick: () => isUseful && act() };
}

interface BenchFilesProps {
  bench: Workbench;
  words: WorkbenchWords["files"];
  modes: typeof designWords.modes;
}

const fileOf = (mode: string) => `semantic.${mode}.tokens.json`;
const patchName = (file: string) => file.replace(".tokens.json", ".patch.tokens.json");

function BenchFiles({ bench, words, modes }: BenchFilesProps) {
  const changed = [...changedFiles(bench.edits)];
  const address = changed.length > 0 ? addressOf(bench.edits) : undefined;
  const takeWhole = async (file: string) => {
    const { tokenTexts } = await import("../../design/workbench/token-texts.ts");
    download(file, writeTokens(tokenTexts[file] ?? "", changedFiles(bench.edits).get(file) ?? []));
  };
  return (
    <BenchPanel id="files" title={words.title}>
      {changed.length === 0 && <Text>{words.none}</Text>}
      <Box as="ul" listStyle="none" display="grid" gap="4">
        {changed.map(([file, changes]) => (
          <li key={file}>
            <Text>
              <strong>{file}</strong>, {words.changes(changes.length)}
            </Text>
            <Flex wrap="wrap" gap="3" marginTop="2">
              <Button
                variant="outline"
                aria-label={`${words.patch}: ${file}`}
                onClick={() => download(patchName(file), patchOf(file, bench.edits, entries))}
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
  const [fallback, setFallback] = useState(fileOf("light"));
  const [told, setTold] = useState("");
  const bring = async (file: File | undefined) => {
    if (!file) return;
    const imported = importFile(await file.slice(0, longestFile * 4 + 1).text(), file.name, {
      files: tokenFiles,
      fallback,
    });
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
      <Choice label={words.into} value={fallback} onChoose={setFallback}>
        {Object.entries(modes).map(([mode, label]) => (
          <option key={mode} value={fileOf(mode)}>
            {label}
          </option>
        ))}
      </Choice>
      <Text role="status">{told}</Text>
    </Box>
  );
}

interface BenchProps {
  words: WorkbenchWords;
  design: Pick<typeof designWords, "modes" | "contrast">;
  pages: readonly { path: string; title: string }[];
  /** Names of recipes, by the name of each token that they resolve to. */
  recipes: Readonly<Record<string, readonly string[]>>;
  /** Color pairs that the gate checks. */
  pairs: readonly ContrastPair[];
}

/** Token that is selected at first. */
const first = "color.tokens.json#color.clay.600";

export function Bench(props: BenchProps) {
  const { words } = props;
  return (
    <Section tone="sunken" width="wide" paddingTop="0" data-scripts="near">
      {useHydrated() ? <LiveBench {...props} /> : <EmptyBench words={words} />}
    </Section>
  );
}

/**
 * Content before hydration and without scripts. The empty frame is for the page's policy, which lets only a page with a
 * frame fill it (common/page-policy.ts).
 */
function EmptyBench({ words }: Pick<BenchProps, "words">) {
  return (
    <>
      <Text fontWeight="semibold">{words.needs}</Text>
      <iframe title={words.preview.title} hidden />
    </>
  );
}

function LiveBench({ words, design, pages, recipes, pairs }: BenchProps) {
  const bench = useWorkbench();
  const [key, setKey] = useState(first);
  const [view, setView] = useState(firstView);
  const [isSavedShown, setSavedShown] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const styles = usePreview(frame, isSavedShown ? savedTheme : bench.live, view);
  const entry = entries.find((each) => keyOf(each) === key) ?? entries[0];
  if (!entry) return null;
  return (
    <>
      <BenchTools bench={bench} words={words} isSavedShown={isSavedShown} onShowSaved={setSavedShown} />
      {bench.problems.length > 0 && (
        <Box role="alert" bg="error.tint" color="fg.default" padding="4" marginBottom="6" borderRadius="panel">
          <Text fontWeight="semibold">{words.problems}</Text>
          {bench.problems.slice(0, 20).map((problem) => (
            <Text key={problem} textStyle="small" overflowWrap="anywhere">
              {problem}
            </Text>
          ))}
        </Box>
      )}
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 26rem) minmax(0, 1fr)" }}
        gap="5"
        alignItems="start"
      >
        <BenchPanel id="token" title={words.picker.title}>
          <TokenPicker
            chosen={entry}
            onChoose={(next) => setKey(keyOf(next))}
            edits={bench.edits}
            live={bench.live}
            words={words.picker}
          />
          <TokenEditor entry={entry} bench={bench} words={words.editor} />
          <TokenUsesPanel uses={usesOf(entry, { entries, styles, recipes })} words={words.editor} />
        </BenchPanel>
        <Grid gap="5" templateColumns="minmax(0, 1fr)">
          <BenchPreview
            frame={frame}
            view={view}
            onView={setView}
            pages={pages}
            words={words.preview}
            modes={design.modes}
          />
          <BenchVerdict
            bench={bench}
            pairs={pairs}
            words={words.verdict}
            matrix={design.contrast}
            modes={design.modes}
          />
          <BenchFiles bench={bench} words={words.files} modes={design.modes} />
        </Grid>
      </Grid>
    </>
  );
}
