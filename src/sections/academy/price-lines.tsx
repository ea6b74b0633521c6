import { chakra, List } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { isSample, type SiteLink } from "../../../data/link.ts";
import type { FoundingOffer, PaymentOffer, PlanOffer } from "../../../data/plans.ts";
import type { StudyOffer, studyWords } from "../../../data/study.ts";
import { CheckoutButton } from "../../components/checkout-button.tsx";
import { Disclosure } from "../../components/disclosure.tsx";
import { SmartLink } from "../../components/links.tsx";
import { Items } from "../../components/lists.tsx";
import { Phases } from "../../components/phases.tsx";
import { Columns } from "../../components/section.tsx";
import { isOver } from "../../programs/plans.ts";

/** A name on the left and its fact on the right, if both fit on a line. */
export const spread = {
  flex: "1",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: "4",
} as const;

interface PriceLineProps {
  id?: string;
  name: string;
  price: string;
  isLast?: boolean;
  children: ReactNode;
}

/** A line with a name and its price. It opens to show the details. */
function PriceLine({ id, name, price, isLast, children }: PriceLineProps) {
  return (
    <Disclosure
      id={id}
      borderBlockEndWidth={isLast ? "0" : undefined}
      summary={
        <chakra.span {...spread}>
          <span>{name}</span> <span>{price}</span>
        </chakra.span>
      }
    >
      <Columns gap="4" justifyItems="start">
        {children}
      </Columns>
    </Disclosure>
  );
}

export function PlanLine({ offer }: { offer: PlanOffer }) {
  const { name, yearly, contains, adds, payments, whenSample } = offer;
  const sample = payments.find(({ href }) => isSample(href));
  const pay = (payment: PaymentOffer) => <Pay payment={payment} name={name} whenSample={whenSample} />;
  return (
    <PriceLine name={name} price={yearly}>
      {contains && <strong>{contains}</strong>}
      <Items of={adds} />
      <List.Root>
        {payments.map((payment) => (
          <List.Item key={payment.href}>
            {wordsOf(payment)}
            {!isSample(payment.href) && <div>{pay(payment)}</div>}
          </List.Item>
        ))}
      </List.Root>
      {sample && pay(sample)}
    </PriceLine>
  );
}

function Pay({ payment, ...rest }: { payment: PaymentOffer; name: string; whenSample: SiteLink }) {
  const { href, checkout, action, sum } = payment;
  return (
    <CheckoutButton href={href} checkout={checkout} label={action} variant={sum ? "outline" : "solid"} {...rest} />
  );
}

function wordsOf({ price, rhythm, sum }: PaymentOffer): string {
  const words = `${price} ${rhythm}`;
  return sum ? `${words}: ${sum}` : words;
}

export function StudyLine({ offer, words }: { offer: StudyOffer; words: typeof studyWords }) {
  const { key, name, cost, contains, plainly, href, checkout, whenSample } = offer;
  return (
    <PriceLine id={key} name={name} price={`${cost} ${words.once}`}>
      <Items of={contains} />
      <p>{plainly}</p>
      <CheckoutButton
        href={href}
        checkout={checkout}
        label={`${words.pay} ${cost}`}
        name={name}
        whenSample={whenSample}
      />
    </PriceLine>
  );
}

/** The terms of the founding offer. They stay visible, because the offer has an end date. */
export function FoundingTerms({ offer }: { offer: FoundingOffer }) {
  return (
    <Phases as="p" times={[offer.endsAt]} at={(now) => (isOver(offer, now) ? offer.ended.terms : offer.terms)}>
      {(words) => words}
    </Phases>
  );
}

export function FoundingLine({ offer }: { offer: FoundingOffer }) {
  const { name, price, text, extras, how, join, ended } = offer;
  return (
    <PriceLine name={name} price={price} isLast>
      <p>{text}</p>
      <Items of={extras} />
      <Phases times={[offer.endsAt]} at={(now) => isOver(offer, now)}>
        {(over) => (
          <>
            <p>{over ? ended.text : how}</p>
            <SmartLink link={over ? ended.link : join} variant="standalone" />
          </>
        )}
      </Phases>
    </PriceLine>
  );
}
