import { bCorp, credits, hero, land, mission, next, story, summary, vision } from "../../data/about.ts";
import { pageMeta } from "../layout/page-meta.ts";
import { jsonLd, organizationStructuredData } from "../layout/structured-data.ts";
import { AboutHero, MissionAndVision, Story } from "../sections/about/about-hero.tsx";
import { AboutCredits, BCorp, BranchTable, Land } from "../sections/about/branch-table.tsx";

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
