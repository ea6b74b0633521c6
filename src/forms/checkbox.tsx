import { Checkbox, chakra, useCheckboxStyles, VisuallyHidden } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { checkboxRecipe } from "../../theme/recipes/checkbox.ts";

interface LabeledCheckboxProps {
  id: string;
  name: string;
  value: string;
  label: ReactNode;
  /** "indeterminate" if only some of the boxes below it are checked. */
  state: boolean | "indeterminate";
  isRequired?: boolean;
  hasError?: boolean;
  describedBy?: string;
  onCheck: (isChecked: boolean) => void;
}

export function LabeledCheckbox({
  id,
  name,
  value,
  label,
  state,
  isRequired,
  hasError,
  describedBy,
  onCheck,
}: LabeledCheckboxProps) {
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
      onCheckedChange={({ checked }) => onCheck(checked === true)}
    >
      <Parts describedBy={describedBy} />
      <span>{label}</span>
    </Checkbox.Root>
  );
}

/**
 * The input and the check mark. Chakra's own input repeats inline styles and the label in each box, although the input
 * is inside the label. Those bytes wouldn't fit the first round trip of a long page.
 */
function Parts({ describedBy }: Pick<LabeledCheckboxProps, "describedBy">) {
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
