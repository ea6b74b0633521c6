import { Button } from "@chakra-ui/react/button";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { type ReactNode, useEffect, useRef } from "react";
import type { Form, GiftLink } from "../../data/forms/form.ts";
import { formCopy } from "../../data/forms/form-copy.ts";
import { trackCheckout } from "../analytics/track.ts";
import { ExternalButton } from "../components/links.tsx";
import { Icon } from "../drawings/icon.tsx";
import { type Gift, giftCheckout, giftIn, giftSum } from "../giving/gift.ts";
import type { Draft } from "./drafts.ts";
import type { FinalResult } from "./use-site-form.ts";

interface FormOutcomeProps {
  result: FinalResult;
  form: Pick<Form, "fields" | "sent">;
  values: Draft;
  onAgain: () => void;
  children?: ReactNode;
}

/** Replaces a form after it was sent, and takes the focus. It stays until the visitor continues. */
export function FormOutcome({ result, form, values, onAgain, children }: FormOutcomeProps) {
  const { sent } = form;
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => title.current?.focus(), []);
  const isSent = result.state === "received" || result.state === "accepted";
  const text = textOf(result, sent);
  return (
    <chakra.div data-step="1" display="grid" gap="4" justifyItems="start">
      <StateIcon state={result.state === "received" && result.instead?.isPending ? "waiting" : result.state} />
      {/* The scroll margin keeps the icon above it in view. */}
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
      {result.state === "accepted" && <Text>{formCopy.accepted}</Text>}
      {isSent && sent.link && <PayLink link={sent.link} gift={giftIn(form, values)} />}
      <Button type="button" variant="outline" marginTop="2" onClick={onAgain}>
        {formCopy.sent.again}
      </Button>
    </chakra.div>
  );
}

function PayLink({ link, gift }: { link: GiftLink; gift: Gift | undefined }) {
  const count = () => gift && trackCheckout("started", { key: link.gift, slug: link.gift, price: gift.amount });
  return (
    <ExternalButton href={giftCheckout(link, gift, window.location.origin)} size="lg" onClick={count}>
      {gift ? `${link.label}: ${giftSum(link, gift)}` : link.label}
    </ExternalButton>
  );
}

const icons = { received: "check", accepted: "check", waiting: "clock", discarded: "close" } as const;
const palettes = { received: "success", accepted: "success", waiting: "warning", discarded: "neutral" } as const;

/** A decorative icon: the text beside it gives the same information. */
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
