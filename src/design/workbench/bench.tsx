import { Box, Text, useMediaQuery } from "@chakra-ui/react";
import { useEffect, useEffectEvent, useState } from "react";
import { flushSync } from "react-dom";
import type { Trail } from "../../../data/trails.ts";
import type { ContrastPair } from "../../../theme/contrast-pairs.ts";
import { useHydrated } from "../../components/use-hydrated.ts";
import type { designWords } from "../words/words.ts";
import type { WorkbenchWords } from "../words/workbench-words.ts";
import { BenchBar } from "./bench-bar.tsx";
import { BenchPanel } from "./bench-field.tsx";
import { BenchFiles } from "./bench-files.tsx";
import { BenchPreview } from "./bench-preview.tsx";
import { BenchChanges, BenchVerdict } from "./bench-results.tsx";
import { BenchSheet } from "./bench-sheet.tsx";
import { BenchShell, wideScreen } from "./bench-shell.tsx";
import { keyOf } from "./edits.ts";
import type { LiveStyles } from "./live-styles.ts";
import { PreviewWindow } from "./preview-window.tsx";
import { TokenEditor, TokenUsesPanel } from "./token-editor.tsx";
import { type TokenEntry, usesOf } from "./token-entry.ts";
import { TokenPicker } from "./token-picker.tsx";
import { useLiveStyles } from "./use-preview.ts";
import { useSave } from "./use-save.ts";
import { isPreviewWindow, useWindows } from "./use-windows.ts";
import { entries, savedTheme, useWorkbench, type Workbench } from "./use-workbench.ts";
import { firstView } from "./view.ts";

export interface BenchProps {
  words: WorkbenchWords;
  design: Pick<typeof designWords, "modes" | "contrast">;
  /** Pages above this one. */
  trail: Trail;
  pages: readonly { path: string; title: string }[];
  /** Names of the recipes that use a token, by the token's name. */
  recipes: Readonly<Record<string, readonly string[]>>;
  pairs: readonly ContrastPair[];
}

/** Token that is selected at first. */
const first = "color.tokens.json#color.clay.600";

export function Bench(props: BenchProps) {
  if (!useHydrated()) return <EmptyBench {...props} />;
  return isPreviewWindow() ? <PreviewWindow {...props} /> : <LiveBench {...props} />;
}

/** Returns the lead of the page. Only the development server can save. */
const leadOf = (words: WorkbenchWords) => (import.meta.env.DEV ? words.leadInDevelopment : words.lead);

/**
 * Content before hydration and without scripts. Without the empty frame, the page's policy would block the preview's
 * frame (common/page-policy.ts).
 */
function EmptyBench({ words, trail }: BenchProps) {
  return (
    <BenchShell title={words.title} trail={trail}>
      <Box gridColumn="1 / -1" padding="gutter">
        <Text textStyle="lead" maxWidth="measure">
          {leadOf(words)}
        </Text>
        <Text fontWeight="semibold" marginTop="4">
          {words.needs}
        </Text>
        <iframe title={words.preview.title} hidden />
      </Box>
    </BenchShell>
  );
}

function LiveBench(props: BenchProps) {
  const { words, design, trail, pages, pairs } = props;
  const bench = useWorkbench();
  const [key, setKey] = useState(first);
  const [view, setView] = useState(firstView);
  const [isSavedShown, setSavedShown] = useState(false);
  /** On a narrow screen, the editor opens below the preview. The panel above the preview then closes to make room. */
  const [isOpen, setOpen] = useState(false);
  const [isMoreOpen, setMoreOpen] = useState(false);
  const [isWide] = useMediaQuery([wideScreen], { ssr: false });
  const styles = useLiveStyles();
  const { save, result } = useSave(bench, pairs, words.changes);
  useUndoKeys(bench);
  useWindows({ edits: isSavedShown ? {} : bench.edits, view }, (news) => news.view && setView(news.view));
  const entry = entries.find((each) => keyOf(each) === key) ?? entries[0];
  if (!entry) return null;
  const openEditor = (isOpen: boolean) => {
    setOpen(isOpen);
    if (!isWide) setMoreOpen(false);
  };
  const openMore = (isOpen: boolean) => {
    setMoreOpen(isOpen);
    if (!isWide) setOpen(false);
  };
  const goTo = (panel: string) => {
    flushSync(() => openEditor(true));
    document.getElementById(panel)?.focus();
  };
  const preview = (
    <BenchPreview
      key="preview"
      theme={isSavedShown ? savedTheme : bench.live}
      styles={styles}
      view={view}
      onView={setView}
      pages={pages}
      words={words.preview}
      modes={design.modes}
      compare={{ isOn: isSavedShown, onPress: () => setSavedShown(!isSavedShown) }}
      isMoreOpen={isMoreOpen}
      onMore={openMore}
    />
  );
  const editor = (
    <BenchSheet key="editor" label={words.edit(entry.path)} isOpen={isOpen} onOpen={openEditor}>
      <Editor {...props} bench={bench} entry={entry} onChoose={(next) => setKey(keyOf(next))} styles={styles} />
    </BenchSheet>
  );
  const tools = (
    <BenchBar
      bench={bench}
      words={words.bar}
      onShowChanges={() => goTo("changes")}
      onSave={import.meta.env.DEV ? save : () => goTo("files")}
    />
  );
  return (
    <BenchShell title={words.title} trail={trail} tools={tools} isNarrow={!isWide}>
      <Box gridArea="message">
        {bench.problems.length > 0 && <Problems title={words.problems} problems={bench.problems} />}
        <Text
          role="status"
          bg="bg.sunken"
          whiteSpace="pre-line"
          overflowWrap="anywhere"
          css={{ "&:not(:empty)": { paddingX: "4", paddingY: "2", borderBottomWidth: "thin" } }}
        >
          {result}
        </Text>
      </Box>
      {/* Follows the order on the screen. When the window becomes narrow, React moves the editor, so the frame keeps
          its page. */}
      {isWide ? [editor, preview] : [preview, editor]}
    </BenchShell>
  );
}

function Problems({ title, problems }: { title: string; problems: readonly string[] }) {
  return (
    <Box role="alert" bg="error.tint" color="fg.default" paddingX="4" paddingY="2" maxHeight="40" overflowY="auto">
      <Text fontWeight="semibold">{title}</Text>
      {[...new Set(problems)].slice(0, 20).map((problem) => (
        <Text key={problem} textStyle="small" overflowWrap="anywhere">
          {problem}
        </Text>
      ))}
    </Box>
  );
}

interface EditorProps extends BenchProps {
  bench: Workbench;
  entry: TokenEntry;
  onChoose: (entry: TokenEntry) => void;
  styles: LiveStyles | undefined;
}

function Editor({ words, design, recipes, pairs, bench, entry, onChoose, styles }: EditorProps) {
  return (
    <>
      <BenchPanel id="token" title={words.picker.title}>
        <TokenPicker chosen={entry} onChoose={onChoose} edits={bench.edits} live={bench.live} words={words.picker} />
        <TokenEditor entry={entry} bench={bench} pairs={pairs} words={words.editor} />
        <TokenUsesPanel uses={usesOf(entry, { entries, styles, recipes })} words={words.editor} />
      </BenchPanel>
      <BenchVerdict bench={bench} pairs={pairs} words={words.verdict} matrix={design.contrast} modes={design.modes} />
      <BenchChanges bench={bench} pairs={pairs} words={words.changes} />
      <BenchFiles bench={bench} words={words.files} modes={design.modes} />
      <Text padding="4" textStyle="small" color="fg.muted">
        {leadOf(words)}
      </Text>
    </>
  );
}

/**
 * Lets Ctrl+Z or ⌘Z undo the last change, and with Shift redo it. Text fields that aren't empty keep their own undo.
 */
function useUndoKeys({ undo, redo }: Workbench): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
    if (!(ctrlKey || metaKey) || altKey || key.toLowerCase() !== "z") return;
    const text = "textarea, input:not([type=range], [type=radio], [type=file], [type=number])";
    const isEmpty = target instanceof HTMLInputElement && target.value === "";
    if (target instanceof Element && target.matches(text) && !isEmpty) return;
    event.preventDefault();
    (shiftKey ? redo : undo)();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
}
