import { Progress } from "@chakra-ui/react";
import { progressRecipe } from "../../theme/recipes/progress.ts";

interface ProgressBarProps {
  value: number;
  max: number;
  label: string;
  /** Progress in words: "Question 3 of 15". */
  valueText: string;
}

/** Clamps impossible values, because Chakra's own component would throw. */
export function ProgressBar({ value, max, label, valueText }: ProgressBarProps) {
  const end = Number.isFinite(max) && max > 0 ? max : 1;
  const held = Math.min(end, Math.max(0, Number.isFinite(value) ? value : 0));
  if (import.meta.env.DEV && (held !== value || end !== max)) {
    console.warn(`ProgressBar '${label}': ${value} of ${max} is shown as ${held} of ${end}`);
  }
  return (
    <Progress.Root recipe={progressRecipe} value={held} max={end}>
      <Progress.Track role="progressbar" aria-label={label} aria-valuetext={valueText}>
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
  );
}
