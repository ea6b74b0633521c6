import { VisuallyHidden } from "@chakra-ui/react";
import type { CountWords } from "./count-in-words.ts";
import { ToggleGroup, type ToggleGroupProps } from "./toggle-group.tsx";

interface FilterButtonsProps extends Pick<ToggleGroupProps<string>, "label" | "options"> {
  /** Name of the choice in the URL, and of the items' attribute: see src/filter-lists.ts. */
  name: string;
  /** Id of the list. */
  controls: string;
  /** Announced after a choice. If several filters change the same list, only one of them may have `words`. */
  words?: CountWords;
}

/**
 * Buttons that filter a list through the site script. The first option shows everything, as does the list without
 * scripts.
 */
export function FilterButtons({ name, options, words, ...group }: FilterButtonsProps) {
  return (
    <ToggleGroup data-filter={name} options={options} chosen={options[0]?.value} {...group}>
      {words && <VisuallyHidden role="status" aria-live="polite" data-count={countData(words)} />}
    </ToggleGroup>
  );
}

/** Returns the value of `data-count` for an element that shows the number of items. */
export function countData({ empty, count }: CountWords): string {
  return JSON.stringify({ empty, count });
}
