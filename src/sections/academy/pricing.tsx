import { Box } from "@chakra-ui/react/box";
import type { SiteLink } from "../../../data/link.ts";
import type { FoundingOffer, PlanOffer } from "../../../data/plan-offers.ts";
import type { DatedMilestone, milestoneWords } from "../../../data/plans.ts";
import { Band } from "../../components/band.tsx";
import { SmartLink } from "../../components/links.tsx";
import { FoundingBand } from "./founding-band.tsx";
import { PlanLedger } from "./plan-ledger.tsx";
import { PricingIntro } from "./pricing-intro.tsx";

interface PricingProps {
  title: string;
  lead: string;
  homesteadNote: string;
  milestones: readonly DatedMilestone[];
  milestoneWords: typeof milestoneWords;
  offers: readonly PlanOffer[];
  /** For visitors who can't afford the price. */
  equity: { text: string; link: SiteLink };
  founding: FoundingOffer;
}

export function Pricing({ offers, equity, founding, ...intro }: PricingProps) {
  return (
    <Box as="section" id="pricing" aria-labelledby="pricing-title">
      <Band width="wide">
        <PricingIntro {...intro} />
        <PlanLedger offers={offers} />
        <p>
          {equity.text} <SmartLink link={equity.link} />
        </p>
      </Band>
      <FoundingBand offer={founding} />
    </Box>
  );
}
