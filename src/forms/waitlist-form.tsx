import type { Choice, WaitlistFormCopy } from "../../data/form-copy.ts";
import type { WaitlistInterest } from "../../data/forms.ts";
import { CheckboxField } from "./checkbox-field.tsx";
import { EmailField } from "./email-field.tsx";
import { FieldRow } from "./field-row.tsx";
import { type FormProps, FormShell } from "./form-shell.tsx";
import { SelectField } from "./select-field.tsx";
import { TextField } from "./text-field.tsx";
import { TextareaField } from "./textarea-field.tsx";

interface WaitlistFormProps extends FormProps<WaitlistFormCopy> {
  /** Plans that can be joined: key and name. */
  plans: readonly Choice[];
  /** Key of the plan chosen beforehand. */
  plan?: string;
  interest?: WaitlistInterest;
}

/** Joins the Academy’s waitlist. `?plan=`, `?interest=` and `?role=` of the address choose in their fields. */
export function WaitlistForm({ copy, id = copy.id, labelledBy, plans, plan, interest }: WaitlistFormProps) {
  const { fields, requiredMark, undecidedPlan } = copy;
  const choices = [undecidedPlan, ...plans];
  return (
    <FormShell copy={copy} id={id} labelledBy={labelledBy}>
      <FieldRow>
        <TextField id={`${id}-name`} name="name" copy={fields.name} requiredMark={requiredMark} autoComplete="name" />
        <EmailField id={`${id}-email`} name="email" copy={fields.email} requiredMark={requiredMark} />
      </FieldRow>
      <FieldRow>
        <SelectField id={`${id}-role`} name="role" copy={fields.role} />
        <SelectField id={`${id}-interest`} name="interest" copy={fields.interest} defaultValue={interest} />
      </FieldRow>
      <SelectField id={`${id}-plan`} name="plan" copy={{ ...fields.plan, choices }} defaultValue={plan} />
      <TextareaField id={`${id}-access`} name="access" copy={fields.access} rows={3} maxLength={1000} />
      <CheckboxField id={`${id}-consent`} name="consent" copy={fields.consent} requiredMark={requiredMark} />
    </FormShell>
  );
}
