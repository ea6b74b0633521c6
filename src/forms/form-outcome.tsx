import { Button } from "@chakra-ui/react/button";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { useEffect, useRef } from "react";
import type { Form } from "../../data/forms/form.ts";
import type { FormWords } from "../../data/forms/words.ts";
import { ExternalButton } from "../components/links.tsx";
import { Icon } from "../drawings/icon.tsx";
import type { Gone } from "./use-site-form.ts";

interface FormOutcomeProps {
  sending: Gone;
  form: Pick<Form, "sent">;
  words: FormWords;
  onAgain: () => void;
}

/** Takes the place of a form whose words have left it, and the focus with it. It stays until the visitor goes on. */
export function FormOutcome({ sending, form: { sent }, words, onAgain }: FormOutcomeProps) {
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => title.current?.focus(), []);
  const isWaiting = sending.state === "waiting";
  return (
    <chakra.div display="grid" gap="4" justifyItems="start">
      <Icon name={isWaiting ? "clock" : "check"} size="icon.xl" color={isWaiting ? "warning.line" : "success.line"} />
      <Text ref={title} tabIndex={-1} textStyle="h3" outline="none">
        {isWaiting ? words.waiting.title : sent.title}
      </Text>
      <Text>{isWaiting ? words.waiting[sending.why] : sent.text}</Text>
      {sending.state === "received" && (
        <Text>
          {words.sent.reference}: <strong>{sending.reference}</strong>
        </Text>
      )}
      {sending.state === "accepted" && <Text>{words.accepted}</Text>}
      {!isWaiting && sent.link && (
        <ExternalButton href={sent.link.href} size="lg">
          {sent.link.label}
        </ExternalButton>
      )}
      <Button type="button" variant="outline" onClick={onAgain}>
        {words.sent.again}
      </Button>
    </chakra.div>
  );
}
