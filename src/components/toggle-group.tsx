import { Button, chakra, type HTMLChakraProps, useSlotRecipe } from "@chakra-ui/react";
import type { ReactNode } from "react";

export interface ToggleGroupProps<Value extends string | number> extends Omit<HTMLChakraProps<"div">, "onChange"> {
  /** Label for assistive technology: "Product category". */
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  /** The pressed option. None is pressed if it isn't among the options. */
  chosen: Value | undefined;
  onChoose?: (value: Value) => void;
  /** Id of the element that the choice changes, if it isn't the whole page. */
  controls?: string;
  layout?: "row" | "wrap" | "grid";
}

/** Buttons of which at most one is pressed. They need scripts, so they are hidden if scripting is off. */
export function ToggleGroup<Value extends string | number>(props: ToggleGroupProps<Value>) {
  const { label, options, chosen, onChoose, controls, layout, children, ...rest } = props;
  const styles = useSlotRecipe({ key: "toggleGroup" })({ layout });
  return (
    <chakra.div role="group" aria-label={label} data-scripts={onChoose && "touch"} css={styles.root} {...rest}>
      {options.map((option) => (
        <Button
          key={option.value}
          data-value={option.value}
          variant="outline"
          css={styles.item}
          aria-pressed={option.value === chosen}
          aria-controls={controls}
          onClick={onChoose && (() => onChoose(option.value))}
        >
          {option.label}
        </Button>
      ))}
      {children}
    </chakra.div>
  );
}
