import { Box } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { pricing } from "../../../data/academy.ts";
import type { DatedMilestone, milestoneWords } from "../../../data/milestones.ts";
import type { FoundingOffer, PlanOffer } from "../../../data/plans.ts";
import type { StudyOffer, studyWords } from "../../../data/study.ts";
import { SmartLink } from "../../components/links.tsx";
import { Phases } from "../../components/phases.tsx";
import { Columns, H3, Section, SectionIntro } from "../../components/section.tsx";
import { milestoneStates } from "../../programs/plans.ts";
import { FoundingLine, FoundingTerms, PlanLine, StudyLine } from "./price-lines.tsx";

function Milestones({ milestones, words }: { milestones: readonly DatedMilestone[]; words: typeof milestoneWords }) {
  const times = milestones.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt].filter((time) => time !== undefined));
  return (
    <Columns as="ul" gap="2">
      {milestones.map(({ when, what }, index) => (
        <li key={what}>
          <strong>
            {`${when} · `}
            <Phases as="span" times={times} at={(now) => milestoneStates(milestones, now)[index] ?? "later"}>
              {(state) => words[state]}
            </Phases>
          </strong>
          {`: ${what}`}
        </li>
      ))}
    </Columns>
  );
}

interface PriceGroupProps {
  /** Id of the group’s heading, for links and the search. */
  id?: string;
  title: string;
  text: string;
  children: ReactNode;
}

function PriceGroup({ id, title, text, children }: PriceGroupProps) {
  return (
    <div>
      <H3 id={id}>{title}</H3>
      <p>{text}</p>
      {children}
    </div>
  );
}

function PriceRules({ rules }: Pick<typeof pricing, "rules">) {
  return (
    <Columns as="ul" gap="2">
      {rules.map(({ name, text, link }) => (
        <li key={name}>
          <strong>{`${name}:`}</strong>
          {` ${text} `}
          <SmartLink link={link} />
        </li>
      ))}
    </Columns>
  );
}

interface PricingProps {
  words: typeof pricing;
  /** Sorted by date. */
  milestones: readonly DatedMilestone[];
  milestoneWords: typeof milestoneWords;
  plans: readonly PlanOffer[];
  ways: readonly StudyOffer[];
  studyWords: typeof studyWords;
  founding: FoundingOffer;
}

/** Every price of the Academy. Details are closed, because seven open offers would fill four screens of a phone. */
export function Pricing({ words, milestones, milestoneWords, plans, ways, studyWords, founding }: PricingProps) {
  return (
    <Section id="pricing" labelledBy="pricing-title">
      <SectionIntro id="pricing-title" title={words.title}>
        <p>{words.homesteadNote}</p>
        <Milestones milestones={milestones} words={milestoneWords} />
      </SectionIntro>
      <Columns lg="1fr 1fr" columnGap="16" rowGap="8">
        <PriceGroup {...words.yearly}>
          {plans.map((plan) => (
            <PlanLine key={plan.key} offer={plan} />
          ))}
        </PriceGroup>
        <PriceGroup id="once" {...words.once}>
          {ways.map((way) => (
            <StudyLine key={way.key} offer={way} words={studyWords} />
          ))}
        </PriceGroup>
      </Columns>
      <Box bg="marigold.solid" color="marigold.contrast" borderRadius="panel" padding="gap">
        <FoundingTerms offer={founding} />
        <FoundingLine offer={founding} />
      </Box>
      <PriceRules rules={words.rules} />
    </Section>
  );
}
