import type { ContactFormCopy } from "../../data/form-copy.ts";
import type { Inquiry } from "../../data/forms.ts";
import { EmailField } from "./email-field.tsx";
import { FieldRow } from "./field-row.tsx";
import { type FormProps, FormShell } from "./form-shell.tsx";
import { SelectField } from "./select-field.tsx";
import { TextField } from "./text-field.tsx";
import { TextareaField } from "./textarea-field.tsx";
import { usePreselect } from "./use-preselect.ts";

interface ContactFormProps extends FormProps<ContactFormCopy> {
  inquiry?: Inquiry;
  /** Written in before the visitor begins, and the subject of the mail. */
  subject?: string;
  /** Takes the place of the hint under the message: what this page needs to hear. */
  messageHint?: string;
  /** Takes the place of the words on the button. */
  action?: string;
}

const longestSubject = 120;

/** Writes to the organisation. `?inquiry=` and `?subject=` of the address fill their fields. */
export function ContactForm({ copy, id = copy.id, labelledBy, inquiry, subject = "", ...own }: ContactFormProps) {
  const { fields, requiredMark } = copy;
  const subjectInput = usePreselect<HTMLInputElement>("subject", subject, (value) => value.length <= longestSubject);
  const message = own.messageHint ? { ...fields.message, hint: own.messageHint } : fields.message;
  return (
    <FormShell copy={copy} id={id} labelledBy={labelledBy} mailSubject={subject} action={own.action}>
      <FieldRow>
        <TextField
          id={`${id}-first-name`}
          name="firstName"
          copy={fields.firstName}
          requiredMark={requiredMark}
          autoComplete="given-name"
        />
        <TextField id={`${id}-last-name`} name="lastName" copy={fields.lastName} autoComplete="family-name" />
      </FieldRow>
      <EmailField id={`${id}-email`} name="email" copy={fields.email} requiredMark={requiredMark} />
      <SelectField id={`${id}-inquiry`} name="inquiry" copy={fields.inquiry} defaultValue={inquiry} />
      <TextField
        id={`${id}-subject`}
        name="subject"
        copy={fields.subject}
        autoComplete="off"
        defaultValue={subject}
        maxLength={longestSubject}
        ref={subjectInput}
      />
      <TextareaField id={`${id}-message`} name="message" copy={message} requiredMark={requiredMark} rows={6} />
    </FormShell>
  );
}
