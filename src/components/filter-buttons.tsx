import { prepareToMove } from "../motion/prepare-to-move.ts";
import { Announce } from "./announce.tsx";
import { ToggleGroup, type ToggleGroupProps } from "./toggle-group.tsx";

interface FilterButtonsProps<Option extends string>
  extends Pick<ToggleGroupProps<Option>, "label" | "options" | "chosen" | "onChoose"> {
  /** Id of the list that changes. */
  controls: string;
  /** Spoken when the choice has changed: "3 products". Where several choices change one list, one of them says it. */
  result: string | undefined;
}

/** A choice of what a list shows. Without scripts all is listed. */
export function FilterButtons<Option extends string>({ result, ...group }: FilterButtonsProps<Option>) {
  return (
    <ToggleGroup {...group} onPointerEnter={prepareToMove} onFocus={prepareToMove}>
      <Announce message={result} />
    </ToggleGroup>
  );
}
