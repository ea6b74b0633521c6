import { Button, chakra, Link, Text } from "@chakra-ui/react";
import { type ReactNode, useEffect, useRef } from "react";
import type { Form } from "../../data/forms/form.ts";
import { formCopy } from "../../data/forms/form-copy.ts";
import { CopyButton } from "../components/copy-button.tsx";
import { Icon } from "../drawings/icon.tsx";
import { endpoint } from "./send-form.ts";
import type { FinalResult } from "./use-attempts.ts";

interface FormOutcomeProps {
  result: FinalResult;
  form: Pick<Form, "sent">;
  onAgain: () => void;
  children?: ReactNode;
}

/** Replaces a form that has a final result, and takes the focus. It stays until the visitor continues. */
export function FormOutcome({ result, form, onAgain, children }: FormOutcomeProps) {
  const { sent } = form;
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => title.current?.focus(), []);
  const text = textOf(result, sent);
  return (
    <chakra.div animation="rise" display="grid" gap="4" justifyItems="start">
      <StateIcon state={isSent(result) && (sent.link || isPending(result)) ? "waiting" : result.state} />
      {/* The scroll margin keeps the icon above the title in view. */}
      <Text ref={title} tabIndex={-1} textStyle="h3" outline="none" boxShadow="[none]" scrollMarginTop="24">
        {text.title}
      </Text>
      <Text>{text.text}</Text>
      {result.state !== "discarded" && children}
      {result.state === "received" && (
        <Text>
          {formCopy.sent.reference}:{" "}
          <chakra.strong display="inline-block" overflowWrap="anywhere">
            {result.reference}
          </chakra.strong>
        </Text>
      )}
      {result.state === "received" && result.code && <KeptLink code={result.code} />}
      {result.state === "accepted" && <Text>{formCopy.accepted}</Text>}
      <Button type="button" variant="outline" marginTop="2" onClick={onAgain}>
        {(isSent(result) && sent.again) || formCopy.sent.again}
      </Button>
    </chakra.div>
  );
}

/** Links to the sender's page. Shown while the service sends no mail. */
function KeptLink({ code }: { code: string }) {
  const { cancel, keep, copy } = formCopy.sent;
  const address = `${endpoint}/sent#${code}`;
  return (
    <>
      <Text>
        <Link href={address}>{cancel}</Link>
        <br />
        {keep}
      </Text>
      <CopyButton {...copy} text={new URL(address, location.href).href} />
    </>
  );
}

/** True if the intake has the submission, or another provider has accepted it. */
export function isSent({ state }: FinalResult): boolean {
  return state === "received" || state === "accepted";
}

export function isPending(result: FinalResult): boolean {
  return result.state === "received" && result.instead?.isPending === true;
}

const icons = { received: "check", accepted: "check", waiting: "clock", discarded: "close" } as const;
const palettes = { received: "success", accepted: "success", waiting: "warning", discarded: "neutral" } as const;

/** A decorative icon: the text next to it gives the same information. */
function StateIcon({ state }: { state: FinalResult["state"] }) {
  return (
    <chakra.div
      colorPalette={palettes[state]}
      display="grid"
      placeContent="center"
      boxSize="icon.xl"
      bg="colorPalette.tint"
      color="colorPalette.fg"
      borderWidth="medium"
      borderColor="colorPalette.line"
      borderRadius="pill"
    >
      <Icon name={icons[state]} size="icon.lg" />
    </chakra.div>
  );
}

function textOf(result: FinalResult, sent: Form["sent"]): { title: string; text: string } {
  if (result.state === "waiting") return { title: formCopy.waiting.title, text: formCopy.waiting[result.why] };
  if (result.state === "discarded") return formCopy.discarded;
  return (result.state === "received" && result.instead) || sent;
}
