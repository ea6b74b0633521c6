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
import { pageMeta } from "../layout/page-meta.ts";
import { jsonLd, schoolStructuredData } from "../layout/structured-data.ts";
import { Enrollment, MicroSchool } from "../sections/erins-place/micro-school.tsx";
import {
  FamilyVoices,
  Gloss,
  Principles,
  SchoolClosing,
  SchoolHero,
  SharedOfferings,
} from "../sections/erins-place/school.tsx";

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
