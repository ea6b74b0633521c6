import { bCorp, credits, hero, land, mission, next, story, summary, vision } from "../../data/about.ts";
import { jsonLd } from "../layout/json-ld.ts";
import { organizationStructuredData } from "../layout/organization.ts";
import { pageMeta } from "../layout/page-meta.ts";
import { AboutCredits } from "../sections/about/about-credits.tsx";
import { AboutHero } from "../sections/about/about-hero.tsx";
import { BCorp } from "../sections/about/b-corp.tsx";
import { BranchTable } from "../sections/about/branch-table.tsx";
import { Land } from "../sections/about/land.tsx";
import { MissionAndVision } from "../sections/about/mission-and-vision.tsx";
import { Story } from "../sections/about/story.tsx";

export const meta = () => [
  ...pageMeta("/about")(),
  ...(import.meta.env.SSR ? [jsonLd(organizationStructuredData())] : []),
];

export default function About() {
  return (
    <>
      <AboutHero {...hero} />
      <Story {...story} />
      <MissionAndVision mission={mission} vision={vision} />
      <BCorp {...bCorp} />
      <BranchTable {...summary} />
      <AboutCredits {...credits} />
      <Land land={land} next={next} />
    </>
  );
}
