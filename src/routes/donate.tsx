import { giftMonths } from "../../data/gift-months.ts";
import { giftUses, givingPage } from "../../data/giving.ts";
import { Island } from "../components/island.tsx";
import { DonationForm } from "../islands/donation-form.tsx";
import { pageMeta } from "../layout/page-meta.ts";
import { BeforeGiving, DonateHero, formTitleId, Give } from "../sections/donate/give.tsx";
import { Hands, Sponsor } from "../sections/donate/sponsor-and-hands.tsx";
import { WhereGiftsWent } from "../sections/donate/where-gifts-went.tsx";

export const meta = pageMeta("/donate");

export default function Donate() {
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
      <WhereGiftsWent copy={where} uses={giftUses} months={giftMonths} />
      <Sponsor {...sponsor} />
      <Hands {...hands} />
      <BeforeGiving candor={candor} ways={ways} />
    </>
  );
}
