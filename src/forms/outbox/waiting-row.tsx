import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import { type MouseEvent, useId, useState } from "react";
import { longDate } from "../../components/dates.ts";
import type { WaitingSubmission } from "./waiting-list.ts";

export interface WaitingRowCopy {
  /** Text for a submission that is no longer retried automatically. */
  old: string;
  /** Text for a submission that was rejected on a later attempt. */
  refused: string;
  discard: string;
  discardForGood: string;
  keep: string;
}

interface WaitingRowProps {
  copy: WaitingRowCopy;
  name: string;
  submission: WaitingSubmission;
  onDiscard: () => void;
}

export function WaitingRow({ copy, name, submission, onDiscard }: WaitingRowProps) {
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  const press = ({ detail }: MouseEvent) => {
    // A double click must not confirm.
    if (detail > 1) return;
    if (isAsking) onDiscard();
    else setAsking(true);
  };
  const states = { waiting: [], old: [copy.old], refused: [copy.refused, ...messages(submission)] };
  const written = longDate(
    new Date(submission.createdAt).toISOString(),
    Intl.DateTimeFormat().resolvedOptions().timeZone,
  );
  return (
    <Box as="li" marginTop="3">
      <Flex flexWrap="wrap" gap="3" alignItems="center" justifyContent="space-between">
        <Text id={id} color="fg.muted" overflowWrap="anywhere">
          {[name, written, ...states[submission.state]].join(", ")}
        </Text>
        <Flex flexWrap="wrap" gap="3">
          <Button variant="outline" aria-describedby={id} onClick={press}>
            {isAsking ? copy.discardForGood : copy.discard}
          </Button>
          {isAsking && (
            <Button variant="ghost" aria-describedby={id} onClick={() => setAsking(false)}>
              {copy.keep}
            </Button>
          )}
        </Flex>
      </Flex>
    </Box>
  );
}

function messages({ errors }: WaitingSubmission): string[] {
  return errors.map(({ message }) => message).filter(Boolean);
}
