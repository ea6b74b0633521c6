import { Box } from "@chakra-ui/react";
import * as academy from "../../data/academy.ts";
import { founding, milestones, planOpenings } from "../../data/academy-dates.ts";
import { planOffers } from "../../data/plan-offers.ts";
import { homesteadNote, milestoneWords } from "../../data/plans.ts";
import { longSlugs, pathSlugs, programsBySlug } from "../../data/programs.ts";
import { refunds } from "../../data/refunds.ts";
import { Island } from "../components/island.tsx";
import { Questions, Testimonials } from "../components/shared-sections.tsx";
import { WaitlistForm } from "../islands/waitlist-form.tsx";
import { pageMeta } from "../layout/page-meta.ts";
import { programLink } from "../programs/program-card.ts";
import { AcademyAbout, AcademyHero, Audiences, LiberateStairs } from "../sections/academy/academy-hero.tsx";
import { Pricing } from "../sections/academy/pricing.tsx";
import { ProgramOffer, Promises, Waitlist, waitlistTitleId } from "../sections/academy/program-offer.tsx";
import type { Route } from "./+types/academy.ts";

export const meta = pageMeta("/academy");

export function loader() {
  return {
    path: programsBySlug(pathSlugs).map(programLink),
    long: programsBySlug(longSlugs).map(programLink),
  };
}

export default function AcademyRoute({ loaderData: { path, long } }: Route.ComponentProps) {
  return (
    <Box colorPalette="night">
      <AcademyHero {...academy.hero} />
      <AcademyAbout {...academy.about} />
      <Audiences {...academy.audiencesIntro} audiences={academy.audiences} />
      <LiberateStairs {...academy.framework} />
      <ProgramOffer {...academy.programsIntro} path={path} long={long} />
      <Testimonials {...academy.testimonials} />
      <Pricing
        {...academy.pricing}
        homesteadNote={homesteadNote}
        milestones={milestones}
        milestoneWords={milestoneWords}
        offers={planOffers}
        openings={planOpenings}
        refunds={refunds}
        founding={founding}
      />
      <Waitlist {...academy.waitlist}>
        <Island>
          <WaitlistForm labelledBy={waitlistTitleId} />
        </Island>
      </Waitlist>
      <Questions {...academy.faq} />
      <Promises {...academy.equityAndPrivacy} />
    </Box>
  );
}
