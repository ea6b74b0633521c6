import { Box } from "@chakra-ui/react/box";
import { DataList } from "@chakra-ui/react/data-list";
import { List } from "@chakra-ui/react/list";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import type { SiteLink } from "../../../data/link.ts";
import type { FoundingOffer, PaymentOffer, PlanOffer } from "../../../data/plan-offers.ts";
import type { DatedMilestone, milestoneWords } from "../../../data/plans.ts";
import { checkoutLink } from "../../analytics/track.ts";
import { Band, Columns, Split } from "../../components/band.tsx";
import { ExternalButton, SmartButton, SmartLink } from "../../components/links.tsx";
import { H3, Note, SectionHeading, SectionIntro, type Titled } from "../../components/text.tsx";
import { useNow } from "../../components/use-hydrated.ts";
import { isOver, milestoneStates } from "../../programs/plans.ts";

function Milestones({ milestones, words }: { milestones: readonly DatedMilestone[]; words: typeof milestoneWords }) {
  const states = milestoneStates(milestones, useNow());
  return (
    <DataList.Root variant="columns" marginTop="8" borderColor="marigold.solid">
      {milestones.map(({ when, what, startsAt, endsAt }, index) => (
        <DataList.Item key={what} data-until={[startsAt, endsAt].filter(Boolean).join(" ")} paddingTop="2">
          <DataList.ItemLabel textStyle="body">{`${when} · ${words[states[index] ?? "later"]}`}</DataList.ItemLabel>
          <DataList.ItemValue fontWeight="bold">{what}</DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList.Root>
  );
}

interface PlanPaymentsProps {
  /** Name of the plan, for screen reader users who reach the buttons out of context. */
  plan: string;
  payments: readonly PaymentOffer[];
}

function PlanPayments({ plan, payments }: PlanPaymentsProps) {
  return (
    <Box as="ul">
      {payments.map(({ price, rhythm, sum, action, href, checkout }) => (
        <Columns as="li" fit="14rem" key={href} alignItems="center" gap="3" paddingBottom="5">
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
          <ExternalButton href={href} variant={sum ? "outline" : "solid"} {...checkoutLink(checkout)}>
            <span>
              {action}
              <VisuallyHidden>{` for ${plan}`}</VisuallyHidden>
            </span>
          </ExternalButton>
        </Columns>
      ))}
    </Box>
  );
}

export function PlanLedger({ offers }: { offers: readonly PlanOffer[] }) {
  return (
    <Box marginTop="12">
      {offers.map((offer) => (
        <PlanLine key={offer.key} offer={offer} />
      ))}
    </Box>
  );
}

function PlanLine({ offer }: { offer: PlanOffer }) {
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
        <List.Root>
          {offer.adds.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </List.Root>
      </Columns>
      <PlanPayments plan={offer.name} payments={offer.payments} />
    </Columns>
  );
}

export function FoundingBand({ offer }: { offer: FoundingOffer }) {
  const { name, price, terms, text, extras, how, join, ended } = offer;
  const over = isOver(offer, useNow());
  return (
    <Band data-until={offer.endsAt} width="wide" bg="marigold.solid" color="marigold.contrast">
      <Split>
        <div>
          <SectionHeading level="h3" title={name} text={price} size="h2" textStyle="display" />
          <strong>{over ? ended.terms : terms}</strong>
        </div>
        <Columns gap="5" maxWidth="measure" alignContent="start">
          <p>{text}</p>
          <List.Root>
            {extras.map((extra) => (
              <li key={extra}>{extra}</li>
            ))}
          </List.Root>
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
        </Columns>
      </Split>
    </Band>
  );
}

interface PricingProps extends Titled {
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
  equity,
  founding,
  ...intro
}: PricingProps) {
  return (
    <Box as="section" id="pricing" aria-labelledby="pricing-title">
      <Band width="wide">
        <SectionIntro id="pricing-title" {...intro}>
          <strong>{homesteadNote}</strong>
        </SectionIntro>
        <Milestones milestones={milestones} words={milestoneWords} />
        <PlanLedger offers={offers} />
        <p>
          {equity.text} <SmartLink link={equity.link} />
        </p>
      </Band>
      <FoundingBand offer={founding} />
    </Box>
  );
}
