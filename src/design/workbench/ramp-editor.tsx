import { Box, Button, chakra, Flex, Grid, Text } from "@chakra-ui/react";
import { type Oklch, oklchToHex } from "@kindred-ground/tokens/color/color.ts";
import { describeFailure, findFailures } from "@kindred-ground/tokens/gate/failures.ts";
import { type Axis, moveStep, rampPresets } from "@kindred-ground/tokens/gate/ramp.ts";
import { type ContrastPair, pairRules } from "../../../theme/contrast-pairs.ts";
import { aliasTarget } from "../../../theme/read-tokens.ts";
import { Disclosure } from "../../components/disclosure.tsx";
import { stepName } from "../token-names.ts";
import type { WorkbenchWords } from "../words/workbench-words.ts";
import type { ColorValue } from "./editor-for.ts";
import { currentValue } from "./edits.ts";
import type { TokenEntry } from "./token-entry.ts";
import { entries, type Workbench } from "./use-workbench.ts";

/** Range and step of each component's slider. The standard uses a hue of 0 instead of 360. */
export const colorRanges: Readonly<Record<Axis, { min: number; max: number; step: number }>> = {
  lightness: { min: 0, max: 1, step: 0.001 },
  chroma: { min: 0, max: 0.4, step: 0.001 },
  hue: { min: 0, max: 359.9, step: 0.1 },
};
/** Step of the handles of each curve. */
const handleSteps: Readonly<Record<Axis, number>> = { lightness: 0.005, chroma: 0.005, hue: 1 };
export const axes = Object.keys(colorRanges) as Axis[];

interface RampEditorProps {
  /** Steps of one ramp, in order. */
  steps: readonly TokenEntry[];
  bench: Workbench;
  pairs: readonly ContrastPair[];
  words: WorkbenchWords["editor"];
}

/** Shows lightness, chroma and hue of a ramp as three curves. Each handle is a range input. */
export function RampEditor({ steps, bench, pairs, words }: RampEditorProps) {
  const ramp = steps.map((step) => (currentValue(step, bench.edits) as ColorValue).components);
  const set = (next: readonly Oklch[]) =>
    bench.change(
      ...steps.map((step, index) => {
        const value = currentValue(step, bench.edits) as ColorValue;
        return [step, { ...value, components: next[index] ?? value.components }] as const;
      }),
    );
  const paths = new Set(steps.map(({ path }) => path));
  const purposes = new Set(
    entries.flatMap(({ path, value }) => (paths.has(aliasTarget(value) ?? "") ? [path.slice("color.".length)] : [])),
  );
  const failures = findFailures(pairs, bench.live.colors, pairRules).filter(
    ({ foreground, background }) => purposes.has(foreground) || purposes.has(background),
  );
  return (
    <Disclosure summary={words.ramps.title}>
      <Text textStyle="small">{words.ramps.hint}</Text>
      <Flex aria-hidden="true" marginY="3" css={{ "& i": { flex: "1", height: "6", forcedColorAdjust: "none" } }}>
        {steps.map(({ path }, index) => (
          <i key={path} style={{ background: oklchToHex(ramp[index] ?? [0, 0, 0]) }} />
        ))}
      </Flex>
      {axes.map((axis, place) => (
        <Curve
          key={axis}
          axis={axis}
          label={words[axis]}
          steps={steps}
          values={ramp.map((color) => color[place] ?? 0)}
          words={words.ramps}
          onMove={(index, value) =>
            set(ramp.map((color, at) => (at === index ? moveStep(ramp, at, axis, value) : color)))
          }
        />
      ))}
      <Flex wrap="wrap" gap="2" marginTop="3">
        {Object.entries(rampPresets).map(([name, preset]) => (
          <Button key={name} variant="outline" onClick={() => set(preset(ramp))}>
            {words.ramps.presets[name as keyof typeof rampPresets]}
          </Button>
        ))}
      </Flex>
      <Text role="status" fontWeight="semibold" marginTop="3">
        {failures.length === 0 ? words.ramps.passes : words.ramps.fails(failures.length)}
      </Text>
      {failures.slice(0, 3).map((failure) => (
        <Text key={`${failure.mode} ${failure.purpose} ${failure.foreground} ${failure.background}`} textStyle="small">
          {describeFailure(failure)}
        </Text>
      ))}
    </Disclosure>
  );
}

interface CurveProps extends Pick<RampEditorProps, "steps"> {
  axis: Axis;
  label: string;
  values: readonly number[];
  words: WorkbenchWords["editor"]["ramps"];
  onMove: (index: number, value: number) => void;
}

function Curve({ axis, label, steps, values, words, onMove }: CurveProps) {
  const range = colorRanges[axis];
  const points = values.map(
    (value, index) =>
      `${((index + 0.5) / values.length) * 100},${100 - ((value - range.min) / (range.max - range.min)) * 100}`,
  );
  return (
    <Box role="group" aria-label={label} marginTop="3" paddingX="1" paddingBottom="2" overflowX="auto">
      <Text textStyle="label">{label}</Text>
      <Grid
        position="relative"
        // Keeps handles 28 px apart, so that each can be pressed. In a narrow window, the curve scrolls.
        style={{ minWidth: `${values.length * 1.75}rem` }}
        css={{
          gridTemplateColumns: `repeat(${values.length}, minmax(0, 1fr))`,
          "& input": { writingMode: "vertical-lr", direction: "rtl", width: "full", height: "32", minWidth: "0" },
          // Covers the range in which the center of a handle moves.
          "& svg": { position: "absolute", left: "0", top: "2", width: "full", height: "28", pointerEvents: "none" },
        }}
      >
        <chakra.svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" fill="none" stroke="clay.line">
          <polyline points={points.join(" ")} vectorEffect="non-scaling-stroke" strokeWidth="2" />
        </chakra.svg>
        {steps.map(({ path }, index) => (
          <input
            key={path}
            type="range"
            aria-label={words.handle(label, stepName(path))}
            aria-orientation="vertical"
            {...range}
            step={handleSteps[axis]}
            value={values[index]}
            onChange={(event) => onMove(index, Number(event.currentTarget.value))}
          />
        ))}
      </Grid>
    </Box>
  );
}
