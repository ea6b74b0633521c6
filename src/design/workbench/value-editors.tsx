import { Box, Button, chakra, Text } from "@chakra-ui/react";
import { useRef } from "react";
import { rampName, stepName } from "../token-names.ts";
import type { WorkbenchWords } from "../words/workbench-words.ts";
import { Amount, Choice } from "./bench-field.tsx";
import { easingCurve } from "./curves.ts";
import type { DimensionValue, Points } from "./editor-for.ts";
import type { LiveTheme } from "./edits.ts";

interface AmountEditorProps {
  value: DimensionValue | number;
  type: string;
  onChange: (value: DimensionValue | number) => void;
  words: WorkbenchWords["editor"];
}

/** Slider range and step for each unit, for font weights, and for other numbers. */
const ranges: Record<string, { min: number; max: number; step: number }> = {
  rem: { min: -1, max: 100, step: 0.0625 },
  px: { min: 0, max: 64, step: 1 },
  ms: { min: 0, max: 500, step: 10 },
  s: { min: 0, max: 0.5, step: 0.01 },
  fontWeight: { min: 200, max: 800, step: 10 },
  number: { min: -1, max: 4, step: 0.01 },
};
/** Returns a maximum for the slider that is near the value. The visitor can type values beyond it. */
const near = (value: number, max: number) => Math.min(max, Math.max(4, Math.ceil(value) * 2));

const sample = "Aa Ee Gg Rr";

/** Edits a length, a time, a weight or another number. */
export function AmountEditor({ value, type, onChange, words }: AmountEditorProps) {
  const { value: amount, unit } = typeof value === "number" ? { value, unit: "" } : value;
  const range = ranges[unit || type] ?? ranges.number ?? { min: 0, max: 100, step: 1 };
  const max = unit === "rem" ? near(amount, range.max) : Math.max(range.max, amount);
  return (
    <>
      {type === "fontWeight" && (
        <Text textStyle="h2" aria-hidden="true" style={{ fontWeight: amount }}>
          {sample}
        </Text>
      )}
      <Amount
        label={unit ? `${words.value} ${words.unit(unit)}` : words.value}
        value={amount}
        {...range}
        max={max}
        onChange={(next) => onChange(unit ? { value: next, unit } : next)}
      />
      {type === "dimension" && (
        <Box height="4" maxWidth="full" bg="clay.solid" style={{ width: `${Math.max(0, amount)}${unit}` }} />
      )}
    </>
  );
}

interface AliasEditorProps {
  /** Path of the color, such as `color.clay.600`. */
  target: string;
  live: LiveTheme;
  onChange: (value: string) => void;
  words: WorkbenchWords["editor"];
}

/** Fields for the ramp and the step that a semantic color refers to. */
export function StepEditor({ target, live, onChange, words }: AliasEditorProps) {
  const { ramps } = live.colors;
  const ramp = target.slice(0, target.lastIndexOf("."));
  const steps = ramps.get(ramp) ?? [];
  const chooseRamp = (path: string) => {
    const others = ramps.get(path) ?? [];
    const same = others.find((step) => stepName(step.path) === stepName(target)) ?? others[0];
    if (same) onChange(`{${same.path}}`);
  };
  return (
    <>
      <Box
        height="20"
        borderRadius="panel"
        borderWidth="thin"
        forcedColorAdjust="none"
        style={{ background: steps.find(({ path }) => path === target)?.hex }}
      />
      <Choice
        label={words.ramp}
        value={ramp}
        onChoose={chooseRamp}
        options={Object.fromEntries([...ramps.keys()].map((path) => [path, rampName(path)]))}
      />
      <Choice
        label={words.step}
        value={target}
        onChoose={(path) => onChange(`{${path}}`)}
        options={Object.fromEntries(steps.map(({ path, hex }) => [path, `${stepName(path)} ${hex}`]))}
      />
    </>
  );
}

interface EasingEditorProps {
  value: Points;
  onChange: (value: number[]) => void;
  words: WorkbenchWords["editor"];
}

/** Duration of the demonstration in milliseconds, slow enough to see the pace. */
const shown = 1_200;

export function EasingEditor({ value, onChange, words }: EasingEditorProps) {
  const ball = useRef<HTMLDivElement>(null);
  const [x1, y1, x2, y2] = value;
  const play = () =>
    ball.current?.animate([{ left: "0%" }, { left: "90%" }], {
      duration: shown,
      easing: `cubic-bezier(${value.join(", ")})`,
    });
  return (
    <>
      <chakra.svg
        viewBox="-10 -60 120 220"
        maxHeight="40"
        role="img"
        aria-label={words.curve}
        fill="none"
        stroke="clay.line"
        strokeWidth="3"
      >
        <path d="M0 0V100H100" strokeWidth="0.75" />
        <path d={`M0 100L${x1 * 100} ${100 - y1 * 100}M100 0L${x2 * 100} ${100 - y2 * 100}`} strokeWidth="1" />
        <path d={easingCurve(value)} />
        <circle cx={x1 * 100} cy={100 - y1 * 100} r="4" />
        <circle cx={x2 * 100} cy={100 - y2 * 100} r="4" />
      </chakra.svg>
      <Box position="relative" height="6" bg="bg.sunken" borderRadius="pill">
        <Box ref={ball} position="absolute" left="0" boxSize="6" bg="clay.solid" borderRadius="pill" />
      </Box>
      <Button variant="outline" onClick={play} width="fit">
        {words.play}
      </Button>
      {value.map((number, index) => (
        <Amount
          // The four numbers never change their order.
          key={words.points[index]}
          label={words.points[index] ?? ""}
          value={number}
          min={index % 2 === 0 ? 0 : -0.5}
          max={index % 2 === 0 ? 1 : 1.5}
          step={0.01}
          onChange={(next) => onChange(value.map((each, place) => (place === index ? next : each)))}
        />
      ))}
    </>
  );
}
