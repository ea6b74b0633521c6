import { prepareToMove } from "../motion/prepare-to-move.ts";
import { Announce } from "./announce.tsx";
import { ToggleGroup, type ToggleGroupProps } from "./toggle-group.tsx";

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
