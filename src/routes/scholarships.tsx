import { equitySeat } from "../../data/forms/equity-seat.ts";
import { payItForward } from "../../data/forms/gifts.ts";
import { scholarshipsPage } from "../../data/scholarships.ts";
import { track } from "../analytics/track.ts";
import { Questions } from "../components/shared-sections.tsx";
import { SiteForm } from "../forms/site-form.tsx";
import { pageMeta } from "../layout/page-meta.ts";
import { faqStructuredData, jsonLd } from "../layout/structured-data.ts";
import { Pool, ScholarshipsHero, TwoFigures } from "../sections/scholarships/scholarships-hero.tsx";
import { Apply, applyTitleId, Give, giveTitleId } from "../sections/scholarships/seats-and-giving.tsx";

export const meta = () => [
  ...pageMeta("/scholarships")(),
  ...(import.meta.env.SSR ? [jsonLd(faqStructuredData(scholarshipsPage.questions.questions))] : []),
];

export default function Scholarships() {
  const { hero, apply, voice, pool, figures, give, questions } = scholarshipsPage;
  return (
    <>
      <ScholarshipsHero {...hero} />
      <Apply
        copy={apply}
        voice={voice}
        form={
          <SiteForm
            name="equity-seat"
            form={equitySeat}
            labelledBy={applyTitleId}
            onSent={() => track("equity_applied", {})}
          />
        }
      />
      <Pool {...pool} />
      <TwoFigures {...figures} />
      <Give
        copy={give}
        form={
          <SiteForm
            name="pay-it-forward"
            form={payItForward}
            labelledBy={giveTitleId}
            onSent={() => track("pay_it_forward_selected", {})}
          />
        }
      />
      <Questions {...questions} />
    </>
  );
}
