import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import { type FormEvent, useState } from "react";
import type { QuizCopy } from "../../../data/quiz/quiz-copy.ts";
import { Band } from "../../components/band.tsx";
import { CheckboxField } from "../../forms/checkbox-field.tsx";
import { EmailField } from "../../forms/email-field.tsx";

interface EmailStepProps {
  words: QuizCopy["email"];
  isSending: boolean;
  onSend: (email: string) => void;
  onSkip: () => void;
}

/** Where the result may be sent, and the way past it. */
export function EmailStep({ words, isSending, onSend, onSkip }: EmailStepProps) {
  const [email, setEmail] = useState("");
  const [hasConsent, setConsent] = useState(false);
  const read = (event: FormEvent<HTMLFormElement>) => {
    const fields = new FormData(event.currentTarget);
    setEmail(String(fields.get("email") ?? "").trim());
    setConsent(fields.has("consent"));
  };
  const isReady = email !== "" && hasConsent && !isSending;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) onSend(email);
  };
  return (
    <Band tone="tint" width="measure" minHeight="[80svh]">
      <Heading as="h1" id="email" textStyle="h1">
        {words.title}
      </Heading>
      <Text textStyle="lead" marginTop="4">
        {words.lead}
      </Text>
      <Box
        asChild
        display="grid"
        gap="6"
        marginTop="8"
        padding={{ base: "6", md: "10" }}
        bg="bg.raised"
        borderRadius="panel"
      >
        <form onSubmit={submit} onInput={read} aria-labelledby="email">
          <EmailField id="quiz-email" name="email" copy={words.email} requiredMark={words.requiredMark} />
          <CheckboxField id="quiz-consent" name="consent" copy={words.consent} requiredMark={words.requiredMark} />
          <Button type="submit" size="lg" disabled={!isReady} justifySelf="start">
            {isSending ? words.sending : words.button}
          </Button>
        </form>
      </Box>
      {words.skip && (
        <Box marginTop="8">
          <Button type="button" variant="ghost" onClick={onSkip} disabled={isSending} marginInlineStart="-5">
            {words.skip}
          </Button>
          <Text textStyle="small" color="fg.muted">
            {words.skipNote}
          </Text>
        </Box>
      )}
    </Band>
  );
}
