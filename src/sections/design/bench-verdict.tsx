import { Box, Button, Text } from "@chakra-ui/react";
import { useMemo, useState } from "react";
import type { designWords } from "../../../data/design/words.ts";
import type { WorkbenchWords } from "../../../data/design/workbench-words.ts";
import type { ContrastPair } from "../../../theme/contrast-pairs.ts";
import { contrastRows } from "../../../theme/gate/contrast-rows.ts";
import { type Failure, findFailures, formatRatio } from "../../../theme/gate/failures.ts";
import type { Suggestion } from "../../../theme/gate/fix.ts";
import { likeColors } from "../../../theme/gate/likeness.ts";
import { Disclosure } from "../../components/disclosure.tsx";
import { entryToFix, fixedValue } from "../../design/workbench/edits.ts";
import { entries, type Workbench } from "../../design/workbench/use-workbench.ts";
import { BenchPanel } from "./bench-panel.tsx";
import { ContrastTables } from "./contrast-table.tsx";

interface BenchVerdictProps {
  bench: Workbench;
  pairs: readonly ContrastPair[];
  words: WorkbenchWords["verdict"];
  matrix: typeof designWords.contrast;
  modes: typeof designWords.modes;
}

/** Maximum number of failures shown at once. One changed background can cause dozens. */
const most = 12;

export function BenchVerdict({ bench, pairs, words, matrix, modes }: BenchVerdictProps) {
  const { colors } = bench.live;
  const failures = useMemo(() => findFailures(pairs, colors), [pairs, colors]);
  const alike = useMemo(() => likeColors(colors), [colors]);
  const [isOpen, setOpen] = useState(false);
  const judged = pairs.length * Object.keys(modes).length;
  return (
    <BenchPanel id="verdict" title={words.title}>
      <Text role="status" fontWeight="semibold" color={failures.length + alike.length > 0 ? "error.fg" : "success.fg"}>
        {failures.length === 0 ? words.all(judged) : words.some(failures.length, judged)}{" "}
        {failures.length > most && words.most(most)} {alike.length > 0 && words.alike(alike.length)}
      </Text>
      {failures.length + alike.length > 0 && (
        <Box as="ul" css={{ "& > li": { paddingY: "4", borderBottomWidth: "thin" } }}>
          {failures.slice(0, most).map((failure) => (
            <FailureLine
              key={`${failure.mode} ${failure.foreground} ${failure.background}`}
              failure={failure}
              bench={bench}
              words={words}
              modes={modes}
            />
          ))}
          {alike.slice(0, most).map((line) => (
            <li key={line}>{line}.</li>
          ))}
        </Box>
      )}
      <Disclosure summary={words.matrix} marginTop="4" onToggle={(event) => setOpen(event.currentTarget.open)}>
        {isOpen && <ContrastTables {...contrastRows(pairs, colors)} words={matrix} modes={modes} />}
      </Disclosure>
    </BenchPanel>
  );
}

function FailureLine({
  failure,
  bench,
  words,
  modes,
}: { failure: Failure } & Omit<BenchVerdictProps, "matrix" | "pairs">) {
  const { mode, foreground, background, ratio, needed, fix } = failure;
  const entry = fix && entryToFix(entries, fix.token, mode);
  const offer = (suggestion: Suggestion) => (
    <Button
      key={suggestion.value}
      variant="outline"
      height="auto"
      onClick={() => entry && bench.change([entry, fixedValue(suggestion)])}
    >
      <Box
        boxSize="5"
        borderRadius="pill"
        borderWidth="thin"
        forcedColorAdjust="none"
        style={{ background: suggestion.hex }}
      />
      {words.use(fix?.token ?? "", suggestion.value, formatRatio(suggestion.ratio))}
    </Button>
  );
  return (
    <li>
      <Text>
        <strong>
          {foreground} / {background}
        </strong>
        , {modes[mode]}: {words.needs(formatRatio(ratio), needed)}
      </Text>
      {fix ? (
        <Box display="flex" flexWrap="wrap" gap="2" marginTop="2">
          {[fix.step, fix.color].flatMap((suggestion) => (suggestion ? [offer(suggestion)] : []))}
        </Box>
      ) : (
        <Text textStyle="small">{words.none}</Text>
      )}
    </li>
  );
}
