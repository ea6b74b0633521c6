import type { PayItForwardFormCopy } from "../../data/form-copy.ts";
import { AmountField } from "./amount-field.tsx";
import { EmailField } from "./email-field.tsx";
import { type FormProps, FormShell } from "./form-shell.tsx";
import { TextField } from "./text-field.tsx";

/** Offers money for other people’s seats. */
export function PayItForwardForm({ copy, id = copy.id, labelledBy }: FormProps<PayItForwardFormCopy>) {
  const { fields, requiredMark } = copy;
  return (
    <FormShell copy={copy} id={id} labelledBy={labelledBy}>
      <TextField id={`${id}-name`} name="name" copy={fields.name} requiredMark={requiredMark} autoComplete="name" />
      <EmailField id={`${id}-email`} name="email" copy={fields.email} requiredMark={requiredMark} />
      <AmountField
        id={`${id}-amount`}
        name="amount"
        copy={fields.amount}
        requiredMark={requiredMark}
        suggestions={copy.suggestions}
        suggestionsLabel={copy.suggestionsLabel}
      />
    </FormShell>
  );
}
