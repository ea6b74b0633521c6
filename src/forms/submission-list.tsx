import { Box, Button, Flex, Text } from "@chakra-ui/react";
import { type MouseEvent, type Ref, useEffect, useId, useRef, useState } from "react";
import type { FormName } from "../../data/forms/every-form.ts";
import type { submissionListCopy } from "../../data/forms/submission-list-copy.ts";
import { longDate } from "../components/dates.ts";
import { deviceZone } from "../components/device-zone.ts";
import { busy } from "./busy.ts";
import type { SendResult, WaitingSubmission } from "./outbox/submission.ts";
import { useOutbox } from "./outbox/use-outbox.ts";

/** The copy for the displayed outbox. `{count}` and `{reference}` are placeholders. */
type SubmissionListCopy = Readonly<Record<keyof typeof submissionListCopy, string>>;

interface SubmissionListProps {
  copy: SubmissionListCopy;
  names: Record<FormName, string>;
  /** Time zone for dates on a device without a known zone. */
  timeZone: string;
}

/**
 * Shows this device's waiting submissions, the results of earlier ones, and a notice of unreadable entries. Renders
 * nothing if there are none.
 */
export function SubmissionList({ copy, names, timeZone }: SubmissionListProps) {
  const { waiting, settled, unreadable, sendNow, discard, discardUnreadable } = useOutbox();
  const [outcome, setOutcome] = useState("");
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [isSending, setSending] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);

  const news = new Set([...settled].flatMap(([key, result]) => (closed.has(key) ? [] : textOf(result, copy))));
  const count = waiting.length === 1 ? copy.one : copy.many.replace("{count}", String(waiting.length));
  const lost = unreadable > 0 ? copy.unreadable : "";
  const message = [...news, outcome, waiting.length > 0 ? count : "", lost].filter(Boolean).join(". ");
  if (message === "") return null;

  const closeNews = () => {
    setOutcome("");
    setClosed(new Set(settled.keys()));
  };
  const send = async () => {
    if (isSending) return;
    setSending(true);
    closeNews();
    const left = await sendNow();
    setSending(false);
    if (left > 0) setOutcome(copy.stillWaiting);
    else status.current?.focus();
  };
  const discardOne = async (key: string) => {
    if (await discard(key)) status.current?.focus();
  };

  return (
    // Placed in front of drawings that extend upward, because their links would cover the buttons.
    <Box as="section" aria-label={copy.label} position="relative" zIndex="raised" bg="bg.sunken">
      <Box maxWidth="wide" marginX="auto" paddingX="gutter" paddingY="4">
        <Flex flexWrap="wrap" gap="4" alignItems="center" justifyContent="space-between">
          <Status message={message} ref={status} />
          {unreadable > 0 && (
            <Button variant="outline" onClick={discardUnreadable}>
              {copy.discard}
            </Button>
          )}
          {waiting.length > 0 && (
            <Button {...busy(isSending)} onClick={send}>
              {copy.sendNow}
            </Button>
          )}
          {waiting.length === 0 && unreadable === 0 && (
            <Button variant="outline" onClick={closeNews}>
              {copy.close}
            </Button>
          )}
        </Flex>
        {waiting.length > 0 && (
          <WaitingRows submissions={waiting} copy={copy} names={names} timeZone={timeZone} onDiscard={discardOne} />
        )}
      </Box>
    </Box>
  );
}

interface WaitingRowsProps extends SubmissionListProps {
  submissions: readonly WaitingSubmission[];
  onDiscard: (key: string) => void;
}

function WaitingRows({ submissions, copy, names, timeZone, onDiscard }: WaitingRowsProps) {
  return (
    <Box as="ul">
      {submissions.map((submission) => (
        <WaitingRow
          timeZone={timeZone}
          key={submission.key}
          copy={copy}
          name={nameIn(names, submission.form)}
          submission={submission}
          onDiscard={() => onDiscard(submission.key)}
        />
      ))}
    </Box>
  );
}

/**
 * Returns a form's name, or nothing for an unknown form: other software may have stored any text, such as
 * `constructor`.
 */
function nameIn(names: SubmissionListProps["names"], form: FormName): string {
  return Object.hasOwn(names, form) ? names[form] : "";
}

/**
 * A visible polite live region. It renders before its text, because otherwise screen readers wouldn't announce the
 * text.
 */
function Status({ message, ref }: { message: string; ref: Ref<HTMLParagraphElement> }) {
  const [shown, setShown] = useState("");
  useEffect(() => setShown(message), [message]);
  return (
    <Text ref={ref} role="status" tabIndex={-1} overflowWrap="anywhere">
      {shown}
    </Text>
  );
}

function textOf(result: SendResult, copy: SubmissionListCopy): string[] {
  switch (result.state) {
    case "received":
      return [copy.received.replace("{reference}", result.reference)];
    case "accepted":
      return [copy.accepted];
    case "discarded":
      return [copy.discarded];
    default:
      return [];
  }
}

interface WaitingRowProps extends Pick<SubmissionListProps, "copy" | "timeZone"> {
  name: string;
  submission: WaitingSubmission;
  onDiscard: () => void;
}

function WaitingRow({ copy, timeZone, name, submission, onDiscard }: WaitingRowProps) {
  const id = useId();
  const [isConfirming, setConfirming] = useState(false);
  const press = ({ detail }: MouseEvent) => {
    // A double click must not confirm.
    if (detail > 1) return;
    if (isConfirming) onDiscard();
    else setConfirming(true);
  };
  const errors = submission.errors.map(({ message }) => message);
  const states = { waiting: [], old: [copy.old], refused: [copy.refused, ...errors] };
  const written = longDate(new Date(submission.createdAt).toISOString(), deviceZone(timeZone));
  return (
    <Box as="li" marginTop="3">
      <Flex flexWrap="wrap" gap="3" alignItems="center" justifyContent="space-between">
        <Text id={id} color="fg.muted" overflowWrap="anywhere">
          {[name, written, ...states[submission.state]].filter(Boolean).join(", ")}
        </Text>
        <Flex flexWrap="wrap" gap="3">
          <Button variant="outline" aria-describedby={id} onClick={press}>
            {isConfirming ? copy.discardForGood : copy.discard}
          </Button>
          {isConfirming && (
            <Button variant="ghost" aria-describedby={id} onClick={() => setConfirming(false)}>
              {copy.keep}
            </Button>
          )}
        </Flex>
      </Flex>
    </Box>
  );
}
