import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Text } from "@chakra-ui/react/text";
import { useRef, useState } from "react";
import type { designWords } from "../../../data/design/words.ts";
import type { WorkbenchWords } from "../../../data/design/workbench-words.ts";
import type { ContrastPair } from "../../../theme/contrast-pairs.ts";
import { Band } from "../../components/band.tsx";
import { useHydrated } from "../../components/use-hydrated.ts";
import { keyOf } from "../../design/workbench/edits.ts";
import { usesOf } from "../../design/workbench/token-uses.ts";
import { usePreview } from "../../design/workbench/use-preview.ts";
import { entries, savedTheme, useWorkbench } from "../../design/workbench/use-workbench.ts";
import { firstView } from "../../design/workbench/view.ts";
import { BenchFiles } from "./bench-files.tsx";
import { BenchPanel } from "./bench-panel.tsx";
import { BenchPreview } from "./bench-preview.tsx";
import { BenchTools } from "./bench-tools.tsx";
import { BenchVerdict } from "./bench-verdict.tsx";
import { TokenEditor } from "./token-editor.tsx";
import { TokenPicker } from "./token-picker.tsx";
import { TokenUsesPanel } from "./token-uses.tsx";

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
    <Band tone="sunken" width="wide" paddingTop="0" data-scripts="near">
      {useHydrated() ? <LiveBench {...props} /> : <EmptyBench words={words} />}
    </Band>
  );
}

/**
 * Content before hydration and without scripts. The empty frame is for the page's policy, which lets only a page with a
 * frame fill it (shared/page-policy.ts).
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
