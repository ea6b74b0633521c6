import { donation } from "../../data/forms/gifts.ts";
import { giftUses, givingPage } from "../../data/giving.ts";
import { giftRing } from "../drawings/gift-ring.ts";
import { SiteForm } from "../forms/site-form.tsx";
import { pageMeta } from "../layout/page-meta.ts";
import { BeforeGiving, DonateHero, formTitleId, Give, WhereGiftsWent } from "../sections/donate/give.tsx";
import type { Route } from "./+types/donate.ts";

export const meta = pageMeta("/donate");

/** Runs at build time: the ring is drawn once, and its drawing code stays out of the page's script. */
export function loader() {
  return { slices: giftRing(giftUses.map(({ amount }) => amount)) };
}

export default function Donate({ loaderData: { slices } }: Route.ComponentProps) {
  const { hero, give, where, candor, ways } = givingPage;
  return (
    <>
      <DonateHero {...hero} />
      <Give copy={give} form={<SiteForm name="donation" form={donation} labelledBy={formTitleId} />} />
      <WhereGiftsWent copy={where} uses={giftUses} slices={slices} />
      <BeforeGiving candor={candor} ways={ways} />
    </>
  );
}
