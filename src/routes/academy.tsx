import { Box } from "@chakra-ui/react";
import * as academy from "../../data/academy.ts";
import { founding, milestones } from "../../data/academy-dates.ts";
import { milestoneWords } from "../../data/milestones.ts";
import { planOffers } from "../../data/plans.ts";
import { findProgramPage } from "../../data/program-pages.ts";
import { longSlugs, pathSlugs, programsBySlug } from "../../data/programs.ts";
import { studyOffers, studyWords } from "../../data/study.ts";
import { training } from "../../data/training.ts";
import { Island } from "../components/island.tsx";
import { Questions } from "../components/shared-sections.tsx";
import { WaitlistForm } from "../islands/waitlist-form.tsx";
import { pageMeta } from "../layout/page-meta.ts";
import { AcademyAbout, AcademyHero, LiberateStairs } from "../sections/academy/academy-hero.tsx";
import { LearnerWords } from "../sections/academy/learner-words.tsx";
import { Pricing } from "../sections/academy/pricing.tsx";
import { ProgramOffer, Waitlist, waitlistTitleId } from "../sections/academy/program-offer.tsx";
import { TrainingOffer } from "../sections/academy/training-offer.tsx";

export const meta = pageMeta("/academy");

/**
 * Programs on offer. The note is the length, because the title already names the subject. A certification's note is its
 * summary, which says what the certification gives.
 */
const offered = programsBySlug([...pathSlugs, ...longSlugs]).map(({ slug, title, url, category, summary }) => {
  return { title, url, note: category === "Certification" ? summary : (findProgramPage(slug)?.length ?? "") };
});

export default function AcademyRoute() {
  return (
    <Box colorPalette="night">
      <AcademyHero {...academy.hero} />
      <AcademyAbout {...academy.about} />
      <LiberateStairs {...academy.framework} />
      <ProgramOffer {...academy.programsIntro} programs={offered} />
      <LearnerWords {...academy.testimonials} />
      <Pricing
        words={academy.pricing}
        milestones={milestones}
        milestoneWords={milestoneWords}
        plans={planOffers}
        ways={studyOffers}
        studyWords={studyWords}
        founding={founding}
      />
      <TrainingOffer {...training} />
      <Waitlist {...academy.waitlist}>
        <Island>
          <WaitlistForm labelledBy={waitlistTitleId} />
        </Island>
      </Waitlist>
      <Questions {...academy.faq} />
    </Box>
  );
}
