import * as home from "../../data/home.ts";
import { partners } from "../../data/partners.ts";
import { pageMeta } from "../layout/page-meta.ts";
import { jsonLd, webSiteStructuredData } from "../layout/structured-data.ts";
import { BranchDoors, HomeInvitations, PartnerBill } from "../sections/home/branch-doors.tsx";
import { HomeHero, ImpactFigures, MissionBand } from "../sections/home/home-hero.tsx";

export const meta = () => [
  ...pageMeta("/")(),
  // Only this page links the manifest. It costs bytes, and visitors who install the site start here. The policies of
  // other pages, from which a visitor may come, block it.
  ...(import.meta.env.SSR
    ? [{ tagName: "link", rel: "manifest", href: "/manifest.webmanifest" } as const, jsonLd(webSiteStructuredData())]
    : []),
];

export default function Home() {
  return (
    <>
      <HomeHero {...home.hero} doors={home.doors} />
      <MissionBand {...home.mission} />
      <BranchDoors {...home.branchesIntro} doors={home.doors} />
      <PartnerBill {...home.partnersIntro} partners={partners.slice(0, home.partnersNamed)} />
      <HomeInvitations {...home.invitationsIntro} invitations={home.invitations} />
      <ImpactFigures {...home.impact} />
    </>
  );
}
