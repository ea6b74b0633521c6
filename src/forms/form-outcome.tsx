import { Button } from "@chakra-ui/react/button";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { type ReactNode, useEffect, useRef } from "react";
import type { Form, GiftLink } from "../../data/forms/form.ts";
import type { FormWords } from "../../data/forms/words.ts";
import { trackCheckout } from "../analytics/track.ts";
import { ExternalButton } from "../components/links.tsx";
import { Icon } from "../drawings/icon.tsx";
import { type Gift, giftIn, giftSum } from "../giving/gift.ts";
import { giftCheckout } from "../giving/gift-checkout.ts";
import type { Draft } from "./drafts.ts";
import type { Gone } from "./use-send-form.ts";

interface FormOutcomeProps {
  result: Gone;
  form: Pick<Form, "fields" | "sent">;
  /** What was sent. */
  values: Draft;
  words: FormWords;
  onAgain: () => void;
  /** What the sender should keep of it. */
  children?: ReactNode;
}

/** Takes the place of a form whose words have left it, and the focus with it. It stays until the visitor goes on. */
export function FormOutcome({ result, form, values, words, onAgain, children }: FormOutcomeProps) {
  const { sent } = form;
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => title.current?.focus(), []);
  const isSent = result.state === "received" || result.state === "accepted";
  const said = told(result, sent, words);
  return (
    <chakra.div data-step="1" display="grid" gap="4" justifyItems="start">
      <Sign state={result.state === "received" && result.instead?.isPending ? "waiting" : result.state} />
      {/* Comes into sight with the sign above it. */}
      <Text ref={title} tabIndex={-1} textStyle="h3" outline="none" boxShadow="[none]" scrollMarginTop="24">
        {said.title}
      </Text>
      <Text>{said.text}</Text>
      {result.state !== "discarded" && children}
      {result.state === "received" && (
        <Text>
          {words.sent.reference}:{" "}
          <chakra.strong display="inline-block" overflowWrap="anywhere">
            {result.reference}
          </chakra.strong>
        </Text>
      )}
      {result.state === "accepted" && <Text>{words.accepted}</Text>}
      {isSent && sent.link && <PayLink link={sent.link} gift={giftIn(form, values)} />}
      <Button type="button" variant="outline" marginTop="2" onClick={onAgain}>
        {words.sent.again}
      </Button>
    </chakra.div>
  );
}

/** Leads to the payment company’s page with the sum that was chosen, and is counted as the way there. */
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

/** A seal, for the eye: the words beside it say the same. */
function Sign({ state }: { state: Gone["state"] }) {
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

function told(result: Gone, sent: Form["sent"], words: FormWords): { title: string; text: string } {
  if (result.state === "waiting") return { title: words.waiting.title, text: words.waiting[result.why] };
  if (result.state === "discarded") return words.discarded;
  return (result.state === "received" && result.instead) || sent;
}
