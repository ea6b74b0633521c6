import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import { type FormEvent, useState } from "react";
import type { QuizCopy } from "../../../data/quiz/quiz-copy.ts";
import { Band } from "../../components/band.tsx";
import { CheckboxField } from "../../forms/checkbox-field.tsx";
import { prepareToSend } from "../../forms/send-form.ts";
import { LineControl } from "../../forms/text-control.tsx";
import { BlankWheel } from "./blank-wheel.tsx";

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
  const isReady = email.trim() !== "" && hasConsent && !isSending;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) onSend(email.trim());
  };
  return (
    <Band tone="tint" width="wide" minHeight="[80svh]">
      <Grid gap="gap" alignItems="center" templateColumns={{ base: "minmax(0, 1fr)", lg: "1fr 1fr" }}>
        <div>
          <Heading as="h1" id="email" textStyle="h1">
            {words.title}
          </Heading>
          <Text textStyle="lead" marginTop="4" textWrap="balance">
            {words.lead}
          </Text>
          <Box
            asChild
            display="grid"
            gap="6"
            marginTop="8"
            padding={{ base: "6", md: "8" }}
            bg="bg.raised"
            borderRadius="panel"
          >
            <form onSubmit={submit} onFocus={prepareToSend} aria-labelledby="email">
              <LineControl
                id="quiz-email"
                field={{ kind: "email", name: "email", required: true, ...words.email }}
                value={email}
                error=""
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
              <Button type="submit" size="lg" disabled={!isReady} justifySelf="start">
                {isSending ? words.sending : words.button}
              </Button>
            </form>
          </Box>
          {words.skip && (
            <Box marginTop="6">
              <Button type="button" variant="outline" onClick={onSkip} disabled={isSending}>
                {words.skip}
              </Button>
              <Text textStyle="small" color="fg.muted" marginTop="3">
                {words.skipNote}
              </Text>
            </Box>
          )}
        </div>
        {/* Where the result’s wheel will stand. */}
        <Box display={{ base: "none", lg: "block" }}>
          <BlankWheel />
        </Box>
      </Grid>
    </Band>
  );
}
