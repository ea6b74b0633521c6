import { chakra } from "@chakra-ui/react/styled-system";
import type { FieldProps } from "./labelled-field.tsx";

/**
 * A native checkbox: Chakra’s own shows its tick from script state, so before scripts run a visitor could not see
 * what they had agreed to.
 */
export function CheckboxField({ id, name, copy, requiredMark }: FieldProps) {
  return (
    <chakra.label htmlFor={id} display="flex" gap="3" minHeight="target" alignItems="center" cursor="pointer">
      <chakra.input
        type="checkbox"
        id={id}
        name={name}
        value="yes"
        required={requiredMark !== undefined}
        boxSize="6"
        flexShrink="0"
        accentColor="colorPalette.solid"
      />
      <span>
        {copy.label}
        {requiredMark && <span aria-hidden> {requiredMark}</span>}
      </span>
    </chakra.label>
  );
}
