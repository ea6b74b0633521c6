import { Box, Button, type ButtonProps, Flex, Grid, Text } from "@chakra-ui/react";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ContrastPair } from "../../../theme/contrast-pairs.ts";
import { resolver, tokenFiles } from "../../../theme/token-files.ts";
import { Section } from "../../components/section.tsx";
import { useHydrated } from "../../components/use-hydrated.ts";
import type { designWords } from "../words/words.ts";
import type { WorkbenchWords } from "../words/workbench-words.ts";
import { BenchPanel, ChoiceButtons } from "./bench-field.tsx";
import { BenchFiles } from "./bench-files.tsx";
import { BenchPreview } from "./bench-preview.tsx";
import { BenchChanges, BenchVerdict } from "./bench-results.tsx";
import { type Edits, keyOf, liveTheme } from "./edits.ts";
import { TokenEditor, TokenUsesPanel } from "./token-editor.tsx";
import { usesOf } from "./token-entry.ts";
import { TokenPicker } from "./token-picker.tsx";
import { useLiveStyles } from "./use-preview.ts";
import { isPreviewWindow, useWindows } from "./use-windows.ts";
import { entries, savedTheme, useWorkbench, type Workbench } from "./use-workbench.ts";
import { firstView, type View } from "./view.ts";

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
  const ghost = { variant: "ghost" } as const;
  const tools: readonly [label: string, isUseful: boolean, act: () => void, rest?: ButtonProps][] = [
    [words.undo, history.past.length > 0, bench.undo],
    [words.redo, history.future.length > 0, bench.redo],
    [words.compare, changed > 0, () => onShowSaved(!isSavedShown), { ...ghost, "aria-pressed": isSavedShown }],
    [words.reset, changed > 0, bench.reset, ghost],
  ];
  return (
    <Flex role="group" aria-label={words.tools} wrap="wrap" gap="3" alignItems="center" marginBottom="6">
      <Text role="status" fontWeight="semibold" marginInlineEnd="4">
        {words.status(changed)}
      </Text>
      {tools.map(([label, isUseful, act, rest]) => (
        <Button key={label} variant="outline" {...pressed(isUseful, act)} {...rest}>
          {label}
        </Button>
      ))}
    </Flex>
  );
}

/** Uses `aria-disabled`, because a button that its own press disables would lose focus to the page. */
function pressed(isUseful: boolean, act: () => void) {
  return { "aria-disabled": !isUseful, onClick: () => isUseful && act() };
}

interface BenchProps {
  words: WorkbenchWords;
  design: Pick<typeof designWords, "modes" | "contrast">;
  pages: readonly { path: string; title: string }[];
  /** Names of recipes, by the name of each token that they resolve to. */
  recipes: Readonly<Record<string, readonly string[]>>;
  pairs: readonly ContrastPair[];
}

/** Token that is selected at first. */
const first = "color.tokens.json#color.clay.600";

export function Bench(props: BenchProps) {
  const { words } = props;
  return (
    <Section
      tone="sunken"
      paddingTop="0"
      data-scripts="now"
      // Scrolls the focus and the caret clear of the choice at the bottom. A scroll margin does not move the caret.
      css={{
        "@supports selector(:has(a))": { "html:has(&)": { scrollPaddingBottom: { base: "20", lg: "4" } } },
        "@supports not selector(:has(a))": {
          "& :is(a, button, input, select, summary, iframe, [tabindex])": {
            scrollMarginBottom: { base: "20", lg: "0" },
          },
        },
      }}
    >
      {!useHydrated() ? (
        <EmptyBench words={words} />
      ) : isPreviewWindow() ? (
        <PreviewWindow {...props} />
      ) : (
        <LiveBench {...props} />
      )}
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
  /** Part that a narrow window shows. A wide one shows both. */
  const [part, setPart] = useState<"edit" | "preview">("edit");
  const styles = useLiveStyles();
  /** Scroll position of the editor. */
  const left = useRef(0);
  const { label, ...parts } = words.views;
  const choosePart = (next: typeof part) => {
    if (next === part) return;
    if (next === "preview") left.current = scrollY;
    flushSync(() => setPart(next));
    if (next === "edit") scrollTo(0, left.current);
    else document.getElementById("preview")?.scrollIntoView();
  };
  useUndoKeys(bench);
  useWindows({ edits: isSavedShown ? {} : bench.edits, view }, (news) => news.view && setView(news.view));
  const entry = entries.find((each) => keyOf(each) === key) ?? entries[0];
  if (!entry) return null;
  return (
    <>
      <BenchTools bench={bench} words={words} isSavedShown={isSavedShown} onShowSaved={setSavedShown} />
      {bench.problems.length > 0 && (
        <Box role="alert" bg="error.tint" color="fg.default" padding="4" marginBottom="6" borderRadius="panel">
          <Text fontWeight="semibold">{words.problems}</Text>
          {[...new Set(bench.problems)].slice(0, 20).map((problem) => (
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
        <Grid gap="5" templateColumns="minmax(0, 1fr)" hideBelow={part === "preview" ? "lg" : undefined}>
          <BenchPanel id="token" title={words.picker.title}>
            <TokenPicker
              chosen={entry}
              onChoose={(next) => setKey(keyOf(next))}
              edits={bench.edits}
              live={bench.live}
              words={words.picker}
            />
            <TokenEditor entry={entry} bench={bench} pairs={pairs} words={words.editor} />
            <TokenUsesPanel uses={usesOf(entry, { entries, styles, recipes })} words={words.editor} />
          </BenchPanel>
          <BenchVerdict
            bench={bench}
            pairs={pairs}
            words={words.verdict}
            matrix={design.contrast}
            modes={design.modes}
          />
          <BenchChanges bench={bench} pairs={pairs} words={words.changes} />
          <BenchFiles bench={bench} words={words.files} modes={design.modes} />
        </Grid>
        {/* As high as the editor, so that the panel can stick. */}
        <Box alignSelf="stretch" minWidth="0" hideBelow={part === "edit" ? "lg" : undefined}>
          <BenchPreview
            theme={isSavedShown ? savedTheme : bench.live}
            styles={styles}
            view={view}
            onView={setView}
            pages={pages}
            words={words.preview}
            modes={design.modes}
          />
        </Box>
      </Grid>
      {/* Stays within reach of a thumb, unless the window is too low. */}
      <Box
        hideFrom="lg"
        position="sticky"
        bottom="0"
        zIndex="sticky"
        paddingY="2"
        bg="bg.sunken"
        borderTopWidth="thin"
        css={{ "& button": { flex: "1" }, "@media (max-height: 30em)": { position: "static" } }}
      >
        <ChoiceButtons label={label} options={parts} chosen={part} onChoose={choosePart} controls="preview" />
      </Box>
    </>
  );
}

/** Shows only the preview, as the workbench in another window has it. The rest of the page is inert below the dialog. */
function PreviewWindow({ words, design, pages }: BenchProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [edits, setEdits] = useState<Edits>({});
  const [view, setView] = useState(firstView);
  const send = useWindows(undefined, (news) => {
    if (news.edits) setEdits(news.edits);
    if (news.view) setView(news.view);
  });
  const theme = useMemo(() => liveTheme(tokenFiles, resolver, edits), [edits]);
  const styles = useLiveStyles();
  useEffect(() => {
    const element = dialog.current;
    // Firefox before 98 has no dialogs. There, the box covers the page, which the keyboard still reaches.
    if (!element) return;
    if (element.showModal) element.showModal();
    else element.setAttribute("open", "");
  }, []);
  return (
    <Box
      asChild
      css={{
        display: "block",
        position: "fixed",
        inset: "0",
        zIndex: "skipLink",
        width: "[100vw]",
        height: { base: "[100vh]", _smallViewport: "[100dvh]" },
        maxWidth: "[none]",
        maxHeight: "[none]",
        overflow: "auto",
        bg: "bg.sunken",
        color: "fg.default",
      }}
    >
      <dialog ref={dialog} aria-label={words.preview.inWindow}>
        <BenchPreview
          theme={theme}
          styles={styles}
          view={view}
          onView={(next: View) => {
            setView(next);
            send({ view: next });
          }}
          pages={pages}
          words={words.preview}
          modes={design.modes}
          isWindow
        />
      </dialog>
    </Box>
  );
}

/** Ctrl+Z or ⌘Z undoes the last change, with Shift the last undo. Text fields keep their own undo. */
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
