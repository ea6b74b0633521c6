import { giftUses, givingPage } from "../../data/giving.ts";
import { Island } from "../components/island.tsx";
import { giftRing } from "../drawings/gift-ring.ts";
import { DonationForm } from "../islands/donation-form.tsx";
import { pageMeta } from "../layout/page-meta.ts";
import { BeforeGiving, DonateHero, formTitleId, Give, WhereGiftsWent } from "../sections/donate/give.tsx";
import { Hands, Sponsor } from "../sections/donate/sponsor-and-hands.tsx";
import type { Route } from "./+types/donate.ts";

export const meta = pageMeta("/donate");

/** Runs at build time: the ring is drawn once, and its drawing code stays out of the page's script. */
export function loader() {
  return { slices: giftRing(giftUses.map(({ amount }) => amount)) };
}

export default function Donate({ loaderData: { slices } }: Route.ComponentProps) {
  const { hero, give, where, sponsor, hands, candor, ways } = givingPage;
  return (
    <>
      <DonateHero {...hero} />
      <Give
        copy={give}
        form={
          <Island>
            <DonationForm labelledBy={formTitleId} />
          </Island>
        }
      />
      <WhereGiftsWent copy={where} uses={giftUses} slices={slices} />
      <Sponsor {...sponsor} />
      <Hands {...hands} />
      <BeforeGiving candor={candor} ways={ways} />
    </>
  );
}
