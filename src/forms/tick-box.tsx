import { Checkbox, useCheckboxStyles } from "@chakra-ui/react/checkbox";
import { chakra } from "@chakra-ui/react/styled-system";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import type { ReactNode } from "react";
import { checkboxRecipe } from "../../theme/recipes/checkbox.ts";

interface TickBoxProps {
  id: string;
  name: string;
  /** What is sent where it is ticked. */
  value: string;
  label: ReactNode;
  /** Indeterminate: some of what it stands for is ticked. */
  state: boolean | "indeterminate";
  isRequired?: boolean;
  hasError?: boolean;
  describedBy?: string;
  onTick: (isTicked: boolean) => void;
}

/** Chakra’s checkbox. Its tick is the theme’s, see theme/recipes/checkbox.ts. */
export function TickBox({ id, name, value, label, state, isRequired, hasError, describedBy, onTick }: TickBoxProps) {
  return (
    <Checkbox.Root
      recipe={checkboxRecipe}
      id={id}
      ids={{ hiddenInput: id }}
      name={name}
      value={value}
      checked={state}
      required={isRequired}
      invalid={hasError}
      onCheckedChange={({ checked }) => onTick(checked === true)}
    >
      <Parts describedBy={describedBy} />
      <span>{label}</span>
    </Checkbox.Root>
  );
}

/**
 * Chakra’s own input would say its styles and its label anew in each box, though it stands inside the label: that many
 * bytes do not fit the first round trip of a long page.
 */
function Parts({ describedBy }: Pick<TickBoxProps, "describedBy">) {
  const { control } = useCheckboxStyles();
  return (
    <Checkbox.Context>
      {(checkbox) => {
        const { style: _, "aria-labelledby": __, ...input } = checkbox.getHiddenInputProps();
        return (
          <>
            <VisuallyHidden asChild>
              <input {...input} aria-describedby={describedBy} />
            </VisuallyHidden>
            <chakra.span css={control} aria-hidden />
          </>
        );
      }}
    </Checkbox.Context>
  );
}
