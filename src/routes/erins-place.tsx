import { Box } from "@chakra-ui/react";
import * as school from "../../data/erins-place.ts";
import { notDecidedAt } from "../../data/not-decided.ts";
import { Island } from "../components/island.tsx";
import { Testimonials } from "../components/shared-sections.tsx";
import { NotDecided } from "../islands/not-decided.tsx";
import { pageMeta } from "../layout/page-meta.ts";
import { jsonLd, schoolStructuredData } from "../layout/structured-data.ts";
import { Enrollment, MicroSchool } from "../sections/erins-place/micro-school.tsx";
import { Gloss, Principles, SchoolClosing, SchoolHero, SharedOfferings } from "../sections/erins-place/school.tsx";

export const meta = () => [
  ...pageMeta("/erins-place")(),
  ...(import.meta.env.SSR ? [jsonLd(schoolStructuredData())] : []),
];

export default function ErinsPlace() {
  return (
    <Box colorPalette="plum">
      <SchoolHero {...school.hero} />
      <Gloss {...school.gloss} />
      <Principles {...school.principles} />
      <MicroSchool title={school.offerings.title} offering={school.offerings.lead} day={school.sampleDay} />
      <SharedOfferings items={school.offerings.items} />
      <Testimonials {...school.testimonials} />
      <Enrollment words={school.enrollment}>
        <Island>
          <NotDecided {...notDecidedAt["/erins-place"]} />
        </Island>
      </Enrollment>
      <SchoolClosing {...school.closing} />
    </Box>
  );
}
