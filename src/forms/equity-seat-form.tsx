import type { Choice, EquitySeatFormCopy } from "../../data/form-copy.ts";
import { EmailField } from "./email-field.tsx";
import { type FormProps, FormShell } from "./form-shell.tsx";
import { SelectField } from "./select-field.tsx";
import { TextField } from "./text-field.tsx";

interface EquitySeatFormProps extends FormProps<EquitySeatFormCopy> {
  /** Programs that have seats: slug and title. */
  programs: readonly Choice[];
  /** Slug of the program chosen beforehand. */
  program?: string;
}

/** Asks for a free seat. `?program=` of the address chooses the program. */
export function EquitySeatForm({ copy, id = copy.id, labelledBy, programs, program }: EquitySeatFormProps) {
  const { fields, requiredMark, undecidedProgram } = copy;
  const choices = [undecidedProgram, ...programs];
  return (
    <FormShell copy={copy} id={id} labelledBy={labelledBy}>
      <TextField id={`${id}-name`} name="name" copy={fields.name} requiredMark={requiredMark} autoComplete="name" />
      <EmailField id={`${id}-email`} name="email" copy={fields.email} requiredMark={requiredMark} />
      <SelectField id={`${id}-program`} name="program" copy={{ ...fields.program, choices }} defaultValue={program} />
    </FormShell>
  );
}
