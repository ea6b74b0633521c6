import { Input } from "@chakra-ui/react/input";
import { describedBy, type FieldProps, LabelledField } from "./labelled-field.tsx";

/** The longest address that mail can be delivered to (RFC 5321). */
const longestAddress = 254;

export function EmailField({ id, name, copy, requiredMark }: FieldProps) {
  return (
    <LabelledField id={id} copy={copy} requiredMark={requiredMark}>
      <Input
        type="email"
        name={name}
        autoComplete="email"
        maxLength={longestAddress}
        aria-describedby={describedBy(id, copy)}
      />
    </LabelledField>
  );
}
