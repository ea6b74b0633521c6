import { Box, Button, Text } from "@chakra-ui/react";
import { type FormEvent, useRef, useState } from "react";
import type { QuizCopy } from "../../../data/quiz/quiz-copy.ts";
import { Columns, Flow, Note, PageHeading, Section } from "../../components/section.tsx";
import { busy } from "../../forms/busy.ts";
import { CheckboxField } from "../../forms/checkbox-field.tsx";
import { EmailControl } from "../../forms/email-control.tsx";
import { FormPanel } from "../../forms/form-panel.ts";
import { check } from "../../forms/schema.ts";
import { prepareToSend } from "../../forms/send-form.ts";
import { useErrorTitle, useFormFocus } from "../../forms/use-form-errors.ts";
import type { MailState } from "../../quiz/use-result-mail.ts";
import { BlankWheel } from "./quiz-landing.tsx";

const readyId = "quiz-ready";

interface EmailStepProps {
  words: QuizCopy["email"];
  /** Address from an earlier try. */
  address?: string;
  state: MailState;
  onSend: (email: string) => void;
  onSkip: () => void;
}

export function EmailStep({ words, address, state, onSend, onSkip }: EmailStepProps) {
  return (
    <Section tone="tint" isTall>
      <Columns lg="1fr 1fr" gap="gap" alignItems="center">
        <Flow rhythm="blocks">
          <PageHeading id="email" title={words.title} lead={words.lead} size="h1" />
          <EmailForm words={words} address={address} state={state} onSend={onSend} />
          {words.skip && (
            <Flow>
              <Button type="button" variant="outline" onClick={onSkip} disabled={state === "sending"}>
                {words.skip}
              </Button>
              <Note>{words.skipNote}</Note>
            </Flow>
          )}
        </Flow>
        {/* The result's wheel will appear here. */}
        <Box display={{ base: "none", lg: "block" }}>
          <BlankWheel />
        </Box>
      </Columns>
    </Section>
  );
}

type EmailFormProps = Omit<EmailStepProps, "onSkip">;

function EmailForm(props: EmailFormProps) {
  const { words, state } = props;
  const isSending = state === "sending";
  const { form, field, email, setEmail, error, hasConsent, setConsent, missing, wasPressed, submit } =
    useEmailForm(props);
  return (
    <FormPanel asChild display="grid" gap="6">
      <form ref={form} noValidate onSubmit={submit} onFocus={prepareToSend} aria-labelledby="email">
        <EmailControl
          id="quiz-email"
          field={field}
          value={email}
          error={error}
          requiredMark={words.requiredMark}
          onValue={setEmail}
        />
        <CheckboxField
          id="quiz-consent"
          name="consent"
          label={words.consent.label}
          isChecked={hasConsent}
          requiredMark={words.requiredMark}
          onCheck={setConsent}
        />
        <Flow>
          <Button type="submit" size="lg" {...busy(isSending || missing !== undefined)} aria-describedby={readyId}>
            {isSending ? words.sending : words.button}
          </Button>
          <Box id={readyId} textStyle="small">
            {missing && !wasPressed && <Text color="fg.muted">{words.ready}</Text>}
            {/* Empty until a press, so that a screen reader announces nothing before. */}
            <Text role="status" color="error.fg" fontWeight="semibold">
              {missing && wasPressed && words.missing[missing]}
            </Text>
          </Box>
        </Flow>
      </form>
    </FormPanel>
  );
}

/** Manages the email form: its input, its missing parts, and its submission. */
function useEmailForm({ words, address = "", state, onSend }: EmailFormProps) {
  const isRefused = state === "refused";
  const [email, setEmail] = useState(address);
  const [hasConsent, setConsent] = useState(isRefused);
  const [wrong, setWrong] = useState(isRefused ? { email: address, error: words.refused as string } : undefined);
  const [tries, setTries] = useState(0);
  /** True after the visitor pressed the button before the form was complete. */
  const [wasPressed, setPressed] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const field = { kind: "email", name: "email", required: true, ...words.email } as const;
  // The error stays until the address changes.
  const error = wrong?.email === email ? wrong.error : "";
  useErrorTitle(error !== "", words.errorTitle);
  useFormFocus({ element: form, first: field.name, tries, isOver: false });

  const missingFrom = (typed: string): "email" | "consent" | undefined => {
    if (typed.trim() === "") return "email";
    return hasConsent ? undefined : "consent";
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (state === "sending") return;
    const control = (name: string) => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`);
    // A password manager may have filled the field without an event.
    const typed = control("email")?.value ?? email;
    setEmail(typed);
    const missing = missingFrom(typed);
    if (missing) {
      setPressed(true);
      control(missing)?.focus();
      return;
    }
    const checked = check({ fields: [field] }, { email: typed });
    if (checked.ok) return onSend(typed.trim());
    setWrong({ email: typed, error: checked.errors[0]?.message ?? words.refused });
    setTries(tries + 1);
  };
  const missing = missingFrom(email);
  return { form, field, email, setEmail, error, hasConsent, setConsent, missing, wasPressed, submit };
}
