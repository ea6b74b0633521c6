import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Text } from "@chakra-ui/react/text";
import type { QuizCopy } from "../../../data/quiz/quiz-copy.ts";
import { mailText } from "../../quiz/mail-text.ts";
import type { MailState } from "../../quiz/use-result-mail.ts";

interface MailNoteProps {
  state: MailState;
  words: Pick<QuizCopy, "email" | "mail">;
  onTryAgain: () => void;
  /** Returns to the email address. */
  onCorrect: () => void;
}

/** Shows the state of the mail, with a retry if sending failed. The surrounding quiz announces it to screen readers. */
export function MailNote({ state, words, onTryAgain, onCorrect }: MailNoteProps) {
  const text = mailText(state, words);
  if (!text) return null;
  return (
    <Box marginTop="6" bg="bg.raised" borderRadius="control" padding="4" maxWidth="measure">
      <Text>{text}</Text>
      {(state === "failed" || state === "waiting") && (
        <Button variant="outline" marginTop="3" onClick={onTryAgain}>
          {words.mail.tryAgain}
        </Button>
      )}
      {state === "refused" && (
        <Button variant="outline" marginTop="3" onClick={onCorrect}>
          {words.mail.correct}
        </Button>
      )}
    </Box>
  );
}
