import { collaborations } from "../../data/collaborations.ts";
import { partnerLink } from "../../data/partner-links.ts";
import { partners } from "../../data/partners.ts";
import { pageMeta } from "../layout/page-meta.ts";
import { Agreement, CollaborationsHero, Invitation } from "../sections/collaborations/collaborations-hero.tsx";
import { PartnerWeave } from "../sections/collaborations/partner-weave.tsx";

export const meta = pageMeta("/collaborations");

export default function Collaborations() {
  const { hero, list, agreement, invitation } = collaborations;
  return (
    <>
      <CollaborationsHero {...hero} />
      <PartnerWeave {...list} partners={partners.map((partner) => ({ ...partner, way: partnerLink(partner) }))} />
      <Agreement {...agreement} />
      <Invitation {...invitation} />
    </>
  );
}
