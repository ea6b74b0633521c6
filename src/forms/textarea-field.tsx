import { Textarea } from "@chakra-ui/react/textarea";
import { describedBy, type FieldProps, LabelledField } from "./labelled-field.tsx";

interface TextareaFieldProps extends FieldProps {
  rows: number;
  maxLength?: number;
}

export function TextareaField({ id, name, copy, requiredMark, rows, maxLength = 5000 }: TextareaFieldProps) {
  return (
    <LabelledField id={id} copy={copy} requiredMark={requiredMark}>
      <Textarea name={name} rows={rows} maxLength={maxLength} aria-describedby={describedBy(id, copy)} />
    </LabelledField>
  );
}
