import { Box, type BoxProps } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { builtAt } from "./use-hydrated.ts";

interface Phase<Value> {
  value: Value;
  /** ISO times. The first phase has no `from`, and the last one has no `until`. */
  from?: string;
  until?: string;
}

/**
 * Returns a phase for the value of `at` at build time, and one for each later change. Changes happen only at `times`.
 */
export function phasesOf<Value>(times: readonly string[], at: (now: Date) => Value): Phase<Value>[] {
  const later = [...new Set(times)].filter((time) => new Date(time) > builtAt);
  const changes = later.sort((one, other) => Date.parse(one) - Date.parse(other));
  const phases: Phase<Value>[] = [{ value: at(builtAt) }];
  for (const time of changes) {
    const last = phases.at(-1);
    const value = at(new Date(time));
    if (!last || JSON.stringify(value) === JSON.stringify(last.value)) continue;
    last.until = time;
    phases.push({ value, from: time });
  }
  return phases;
}

interface PhasesProps<Value> extends Omit<BoxProps, "children"> {
  /** ISO times at which the value can change. */
  times: readonly string[];
  at: (now: Date) => Value;
  /** Renders a phase. `phase` counts from 0. */
  children: (value: Value, phase: number) => ReactNode;
}

/** Content that depends on the time: all its versions are in the page, and src/clock.ts shows the one that is due. */
export function Phases<Value>({ times, at, children, ...rest }: PhasesProps<Value>) {
  return phasesOf(times, at).map(({ value, from, until }, phase) => {
    const content = children(value, phase);
    if (!content) return null;
    return (
      <Box key={from ?? ""} display="contents" data-from={from} data-until={until} hidden={Boolean(from)} {...rest}>
        {content}
      </Box>
    );
  });
}
