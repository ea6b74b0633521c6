import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Text } from "@chakra-ui/react/text";
import type { QuizCopy } from "../../../data/quiz/quiz-copy.ts";
import type { MailState } from "../../quiz/use-result-mail.ts";

interface MailNoteProps {
  state: MailState;
  words: QuizCopy["mail"];
  sending: string;
  onTryAgain: () => void;
}

/** Says the truth about the mail, and offers another try where it has not gone. */
export function MailNote({ state, words, sending, onTryAgain }: MailNoteProps) {
  const text = { ...words, skipped: "", sending }[state];
  return (
    <Box role="status" marginTop={text ? "6" : "0"}>
      {text && (
        <Box bg="bg.raised" borderRadius="control" padding="4" maxWidth="measure">
          <Text>{text}</Text>
          {(state === "failed" || state === "waiting") && (
            <Button variant="outline" marginTop="3" onClick={onTryAgain}>
              {words.tryAgain}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}
