import { VisuallyHidden } from "@chakra-ui/react";
import { prepareToMove } from "../motion/prepare-to-move.ts";
import { ToggleGroup, type ToggleGroupProps } from "./toggle-group.tsx";

/** A polite live region: screen readers announce `message` when it changes, but not on page load. */
export function Announce({ message }: { message: string | undefined }) {
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {message}
    </VisuallyHidden>
  );
}

interface FilterButtonsProps<Option extends string>
  extends Pick<ToggleGroupProps<Option>, "label" | "options" | "chosen" | "onChoose"> {
  controls: string;
  /**
   * Announced after the choice changes: "3 products". If several filters change one list, only one of them announces.
   */
  result: string | undefined;
}

/** Filters a list. Without scripts, the list shows everything. */
export function FilterButtons<Option extends string>({ result, ...group }: FilterButtonsProps<Option>) {
  return (
    <ToggleGroup {...group} onPointerEnter={prepareToMove} onFocus={prepareToMove}>
      <Announce message={result} />
    </ToggleGroup>
  );
}

interface CountWords {
  empty: string;
  /** `{count}` is a placeholder. */
  count: { one: string; other: string };
}

export function countInWords(number: number, { empty, count }: CountWords): string {
  if (number === 0) return empty;
  return number === 1 ? count.one : count.other.replace("{count}", String(number));
}
