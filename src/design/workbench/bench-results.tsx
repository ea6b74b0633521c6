import { Box, Button, Text } from "@chakra-ui/react";
import { contrastRows } from "@kindred-ground/tokens/gate/contrast-rows.ts";
import type { ChangedPair, Failure } from "@kindred-ground/tokens/gate/failures.ts";
import { changedPairs, describeChange, findFailures, formatRatio } from "@kindred-ground/tokens/gate/failures.ts";
import type { Suggestion } from "@kindred-ground/tokens/gate/fix.ts";
import { likeColors } from "@kindred-ground/tokens/gate/likeness.ts";
import { useMemo, useState } from "react";
import type { Mode } from "../../../theme/conditions.ts";
import { type ContrastPair, type Purpose, pairRules, paletteRules } from "../../../theme/contrast-pairs.ts";
import { aliasTarget } from "../../../theme/read-tokens.ts";
import { Disclosure } from "../../components/disclosure.tsx";
import { ContrastTables } from "../sections/contrast-table.tsx";
import type { designWords } from "../words/words.ts";
import type { WorkbenchWords } from "../words/workbench-words.ts";
import { pressed } from "./bench-bar.tsx";
import { BenchPanel } from "./bench-field.tsx";
import { entryToFix, fixedValue, keyOf } from "./edits.ts";
import { modeOf, shownValue, type TokenEntry } from "./token-entry.ts";
import { entries, savedTheme, type Workbench } from "./use-workbench.ts";

interface BenchChangesProps {
  bench: Workbench;
  pairs: readonly ContrastPair[];
  words: WorkbenchWords["changes"];
}

/** Lists the changed tokens with their old and new values, and the color pairs that each one changes. */
export function BenchChanges({ bench, pairs, words }: BenchChangesProps) {
  const changed = entries.filter((entry) => keyOf(entry) in bench.edits);
  const moved = changed.length > 0 ? changedPairs(pairs, savedTheme.colors, bench.live.colors, pairRules) : [];
  return (
    <BenchPanel
      id="changes"
      title={words.title}
      action={
        <Button variant="ghost" {...pressed(changed.length > 0, bench.reset)}>
          {words.reset}
        </Button>
      }
    >
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
    </BenchPanel>
  );
}

/**
 * Returns the pairs that contain a color. For a step of a ramp, returns the pairs of the semantic colors that refer to
 * it.
 */
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
      // A more-contrast mode inherits the colors that its own file leaves out.
      (!mode || pair.mode.startsWith(mode)) && (names.has(pair.foreground) || names.has(pair.background)),
  );
}

interface BenchVerdictProps {
  bench: Workbench;
  pairs: readonly ContrastPair[];
  words: WorkbenchWords["verdict"];
  matrix: typeof designWords.contrast;
  modes: typeof designWords.modes;
}

/** Maximum number of failures shown at once. One changed background can cause dozens. */
const maxLines = 12;

export function BenchVerdict({ bench, pairs, words, matrix, modes }: BenchVerdictProps) {
  const { colors } = bench.live;
  const failures = useMemo(() => findFailures(pairs, colors, pairRules), [pairs, colors]);
  const alike = useMemo(() => likeColors(colors, paletteRules), [colors]);
  const [isOpen, setOpen] = useState(false);
  const judged = pairs.length * Object.keys(modes).length;
  return (
    <BenchPanel id="verdict" title={words.title}>
      <Text role="status" fontWeight="semibold" color={failures.length + alike.length > 0 ? "error.fg" : "success.fg"}>
        {failures.length > 0 && words.some(failures.length, judged)}
        {failures.length + alike.length === 0 && words.all(judged)} {failures.length > maxLines && words.most(maxLines)}{" "}
        {alike.length > 0 && words.alike(alike.length)}
      </Text>
      {failures.length + alike.length > 0 && (
        <Box as="ul" css={{ "& > li": { paddingY: "4", borderBottomWidth: "thin" } }}>
          {failures.slice(0, maxLines).map((failure) => (
            <FailureLine
              key={`${failure.mode} ${failure.purpose} ${failure.foreground} ${failure.background}`}
              failure={failure}
              bench={bench}
              words={words}
              modes={modes}
            />
          ))}
          {alike.slice(0, maxLines).map((line) => (
            <li key={line}>{line}.</li>
          ))}
        </Box>
      )}
      <Disclosure summary={words.matrix} marginTop="4" onToggle={(event) => setOpen(event.currentTarget.open)}>
        {isOpen && <ContrastTables {...contrastRows(pairs, colors, pairRules)} words={matrix} modes={modes} />}
      </Disclosure>
    </BenchPanel>
  );
}

function FailureLine({
  failure,
  bench,
  words,
  modes,
}: { failure: Failure<Purpose, Mode> } & Omit<BenchVerdictProps, "matrix" | "pairs">) {
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
