import { chakra } from "@chakra-ui/react/styled-system";
import type { FieldProps } from "./labelled-field.tsx";

const Box = chakra("input", {
  base: {
    appearance: "none",
    display: "grid",
    placeContent: "center",
    flexShrink: "0",
    boxSize: "6",
    bg: "bg.raised",
    borderWidth: "medium",
    borderColor: "border.control",
    borderRadius: "control",
    _checked: {
      bg: "colorPalette.solid",
      borderColor: "colorPalette.solid",
      _before: {
        content: '""',
        boxSize: "4",
        bg: "colorPalette.contrast",
        clipPath: "polygon(14% 47%, 4% 58%, 39% 88%, 96% 22%, 85% 12%, 37% 66%)",
      },
    },
    _highContrast: { appearance: "auto" },
  },
});

/**
 * A native checkbox: Chakra’s own shows its tick from script state, so before scripts run a visitor could not see
 * what they had agreed to.
 */
export function CheckboxField({ id, name, copy, requiredMark }: FieldProps) {
  return (
    <chakra.label htmlFor={id} display="flex" gap="3" minHeight="target" alignItems="center" cursor="pointer">
      <Box type="checkbox" id={id} name={name} value="yes" required={requiredMark !== undefined} />
      <span>
        {copy.label}
        {requiredMark && (
          <chakra.span aria-hidden color="fg.muted">
            {" "}
            {requiredMark}
          </chakra.span>
        )}
      </span>
    </chakra.label>
  );
}
