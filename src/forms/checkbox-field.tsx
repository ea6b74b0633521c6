import { chakra } from "@chakra-ui/react";
import { LabeledCheckbox } from "./checkbox.tsx";
import { ErrorText, errorId, RequiredMark } from "./labelled-field.tsx";

interface CheckboxFieldProps {
  id: string;
  name: string;
  label: string;
  isChecked: boolean;
  /** Empty if there is no error. */
  error?: string;
  /** Text that marks the field as required. Without it, the field is optional. */
  requiredMark?: string;
  onCheck: (isChecked: boolean) => void;
}

export function CheckboxField({ id, name, label, isChecked, requiredMark, error = "", onCheck }: CheckboxFieldProps) {
  return (
    <chakra.div display="flex" flexDirection="column" gap="2" gridColumn="1 / -1">
      <ErrorText id={id} error={error} />
      <LabeledCheckbox
        id={id}
        name={name}
        value="yes"
        label={
          <>
            {label}
            {requiredMark && <RequiredMark text={requiredMark} />}
          </>
        }
        state={isChecked}
        isRequired={requiredMark !== undefined}
        hasError={error !== ""}
        describedBy={errorId(id)}
        onCheck={onCheck}
      />
    </chakra.div>
  );
}
