import { Box, DataList, Text } from "@chakra-ui/react";
import { isSample, type SiteLink } from "../../../data/link.ts";
import type { FoundingOffer, PaymentOffer, PlanOffer } from "../../../data/plan-offers.ts";
import type { DatedMilestone, milestoneWords } from "../../../data/plans.ts";
import { CheckoutButton } from "../../components/checkout-button.tsx";
import { SmartButton, SmartLink } from "../../components/links.tsx";
import { Items } from "../../components/lists.tsx";
import { Phases } from "../../components/phases.tsx";
import {
  Columns,
  H3,
  Note,
  Section,
  SectionHeading,
  SectionIntro,
  Split,
  type Titled,
} from "../../components/section.tsx";
import { isOver, milestoneStates } from "../../programs/plans.ts";

function Milestones({ milestones, words }: { milestones: readonly DatedMilestone[]; words: typeof milestoneWords }) {
  const times = milestones.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt].filter((time) => time !== undefined));
  return (
    <DataList.Root variant="columns" marginTop="8" borderColor="marigold.solid">
      {milestones.map(({ when, what }, index) => (
        <DataList.Item key={what} paddingTop="2">
          <DataList.ItemLabel textStyle="body">
            {`${when} · `}
            <Phases as="span" times={times} at={(now) => milestoneStates(milestones, now)[index] ?? "later"}>
              {(state) => words[state]}
            </Phases>
          </DataList.ItemLabel>
          <DataList.ItemValue fontWeight="bold">{what}</DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList.Root>
  );
}

interface PriceRules {
  /** The refund rule in one sentence, and a link to all of it. */
  refunds: { short: string; link: SiteLink };
}

interface PlanPaymentsProps extends PriceRules {
  offer: PlanOffer;
  opens: string | undefined;
}

function PlanPayments({ offer: { name, payments, whenSample }, opens, refunds }: PlanPaymentsProps) {
  const samples = payments.filter(({ href }) => isSample(href));
  return (
    <div>
      <ul>
        {payments.map((payment) => (
          <Columns as="li" fit="14rem" key={payment.href} alignItems="center" gap="3" paddingBottom="5">
            <PriceOf {...payment} />
            {!samples.includes(payment) && <Pay payment={payment} name={name} whenSample={whenSample} />}
          </Columns>
        ))}
      </ul>
      {samples[0] && <Pay payment={samples[0]} name={name} whenSample={whenSample} />}
      <Text marginTop="3">{opens}</Text>
      <Note>
        {refunds.short} <SmartLink link={refunds.link} />
      </Note>
    </div>
  );
}

function Pay({ payment, ...rest }: { payment: PaymentOffer; name: string; whenSample: SiteLink }) {
  const { href, checkout, action, sum } = payment;
  return (
    <CheckoutButton href={href} checkout={checkout} label={action} variant={sum ? "outline" : "solid"} {...rest} />
  );
}

function PriceOf({ price, rhythm, sum }: PaymentOffer) {
  return (
    <p>
      <Text as="span" textStyle="h3">
        {price}
      </Text>
      {` ${rhythm}`}
      {sum && (
        <Note as="span" display="block">
          {sum.working}, {sum.extra}
        </Note>
      )}
    </p>
  );
}

interface PlanLedgerProps extends PriceRules {
  offers: readonly PlanOffer[];
  /** When each plan opens, by its key. */
  openings: Readonly<Record<string, string>>;
}

export function PlanLedger({ offers, openings, refunds }: PlanLedgerProps) {
  return (
    <Box marginTop="12">
      {offers.map((offer) => (
        <PlanLine key={offer.key} offer={offer} opens={openings[offer.key]} refunds={refunds} />
      ))}
    </Box>
  );
}

function PlanLine({ offer, ...rest }: PlanPaymentsProps) {
  return (
    <Columns
      lg="2fr 3fr"
      rowGap="gap"
      columnGap="16"
      borderTopWidth="medium"
      borderColor="colorPalette.line"
      paddingY="gap"
    >
      <Columns gap="2" alignContent="start">
        <H3 textStyle="h2">{offer.name}</H3>
        <p>{`For ${offer.suits}.`}</p>
        {offer.contains && <strong>{offer.contains}</strong>}
        <Items of={offer.adds} />
      </Columns>
      <PlanPayments offer={offer} {...rest} />
    </Columns>
  );
}

export function FoundingSection({ offer }: { offer: FoundingOffer }) {
  const { name, price, terms, text, extras, how, join, ended } = offer;
  return (
    <Section width="wide" bg="marigold.solid" color="marigold.contrast">
      <Split>
        <div>
          <SectionHeading level="h3" title={name} text={price} size="h2" textStyle="display" />
          <Phases times={[offer.endsAt]} at={(now) => (isOver(offer, now) ? ended.terms : terms)}>
            {(words) => <strong>{words}</strong>}
          </Phases>
        </div>
        <Columns gap="5" maxWidth="measure" alignContent="start">
          <p>{text}</p>
          <Items of={extras} css={{ "& ::marker": { color: "inherit" } }} />
          <Phases times={[offer.endsAt]} at={(now) => isOver(offer, now)}>
            {(over) => (
              <>
                <p>{over ? ended.text : how}</p>
                {over ? (
                  // Same height as the button, so that nothing below moves when the button disappears.
                  <SmartLink link={ended.link} variant="standalone" minHeight="14" />
                ) : (
                  <SmartButton
                    link={join}
                    size="lg"
                    justifySelf="start"
                    bg="marigold.contrast"
                    color="marigold.solid"
                    _hover={{ bg: "marigold.contrast", textDecoration: "underline" }}
                  />
                )}
              </>
            )}
          </Phases>
        </Columns>
      </Split>
    </Section>
  );
}

interface PricingProps extends Titled, Omit<PlanLedgerProps, "offers"> {
  homesteadNote: string;
  /** Sorted by date. */
  milestones: readonly DatedMilestone[];
  milestoneWords: typeof milestoneWords;
  offers: readonly PlanOffer[];
  /** For visitors who can't afford the price. */
  equity: { text: string; link: SiteLink };
  founding: FoundingOffer;
}

export function Pricing({
  homesteadNote,
  milestones,
  milestoneWords,
  offers,
  openings,
  refunds,
  equity,
  founding,
  ...intro
}: PricingProps) {
  return (
    <Box as="section" id="pricing" aria-labelledby="pricing-title">
      <Section width="wide">
        <SectionIntro id="pricing-title" {...intro}>
          <strong>{homesteadNote}</strong>
        </SectionIntro>
        <Milestones milestones={milestones} words={milestoneWords} />
        <PlanLedger offers={offers} openings={openings} refunds={refunds} />
        <p>
          {equity.text} <SmartLink link={equity.link} />
        </p>
      </Section>
      <FoundingSection offer={founding} />
    </Box>
  );
}
