import { Input } from "@chakra-ui/react/input";
import type { Ref } from "react";
import { describedBy, type FieldProps, LabelledField } from "./labelled-field.tsx";

interface TextFieldProps extends FieldProps {
  /** What the browser may fill in: a token of the HTML standard, or "off". */
  autoComplete: string;
  defaultValue?: string;
  maxLength?: number;
  ref?: Ref<HTMLInputElement>;
}

export function TextField({ id, name, copy, requiredMark, maxLength = 120, ...input }: TextFieldProps) {
  return (
    <LabelledField id={id} copy={copy} requiredMark={requiredMark}>
      <Input name={name} maxLength={maxLength} aria-describedby={describedBy(id, copy)} {...input} />
    </LabelledField>
  );
}
