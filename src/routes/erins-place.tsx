import { Box } from "@chakra-ui/react/box";
import {
  closing,
  enrollment,
  gloss,
  hero,
  offerings,
  principles,
  sampleDay,
  testimonials,
} from "../../data/erins-place.ts";
import { jsonLd } from "../layout/json-ld.ts";
import { schoolStructuredData } from "../layout/organization.ts";
import { pageMeta } from "../layout/page-meta.ts";
import { Enrollment } from "../sections/erins-place/enrollment.tsx";
import { FamilyVoices } from "../sections/erins-place/family-voices.tsx";
import { Gloss } from "../sections/erins-place/gloss.tsx";
import { MicroSchool } from "../sections/erins-place/micro-school.tsx";
import { Principles } from "../sections/erins-place/principles.tsx";
import { SchoolClosing, SchoolHero } from "../sections/erins-place/school-hero.tsx";
import { SharedOfferings } from "../sections/erins-place/shared-offerings.tsx";

export const meta = () => [
  ...pageMeta("/erins-place")(),
  ...(import.meta.env.SSR ? [jsonLd(schoolStructuredData())] : []),
];

export default function ErinsPlace() {
  return (
    <Box colorPalette="plum">
      <SchoolHero {...hero} />
      <Gloss {...gloss} />
      <Principles {...principles} />
      <MicroSchool title={offerings.title} offering={offerings.lead} day={sampleDay} />
      <SharedOfferings items={offerings.items} />
      <FamilyVoices {...testimonials} />
      <Enrollment {...enrollment} />
      <SchoolClosing {...closing} />
    </Box>
  );
}
