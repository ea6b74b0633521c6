import { scholarshipsPage } from "../../data/scholarships.ts";
import { Island } from "../components/island.tsx";
import { Questions } from "../components/shared-sections.tsx";
import { EquitySeatForm, PayItForwardForm } from "../islands/scholarship-forms.tsx";
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
          <Island>
            <EquitySeatForm labelledBy={applyTitleId} />
          </Island>
        }
      />
      <Pool {...pool} />
      <TwoFigures {...figures} />
      <Give
        copy={give}
        form={
          <Island>
            <PayItForwardForm labelledBy={giveTitleId} />
          </Island>
        }
      />
      <Questions {...questions} />
    </>
  );
}
