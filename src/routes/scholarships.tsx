import { forms } from "../../data/forms.ts";
import { programs } from "../../data/programs.ts";
import { scholarshipsPage } from "../../data/scholarships.ts";
import { pageMeta } from "../layout/page-meta.ts";
import { Apply } from "../sections/scholarships/apply.tsx";
import { FairQuestions } from "../sections/scholarships/fair-questions.tsx";
import { Give } from "../sections/scholarships/give.tsx";
import { Pool } from "../sections/scholarships/pool.tsx";
import { ScholarshipsHero } from "../sections/scholarships/scholarships-hero.tsx";
import { TwoFigures } from "../sections/scholarships/two-figures.tsx";

export const meta = pageMeta("/scholarships");

const programChoices = programs.map(({ slug, title }) => ({ value: slug, label: title }));

export default function Scholarships() {
  const { hero, apply, voice, pool, figures, give, questions } = scholarshipsPage;
  return (
    <>
      <ScholarshipsHero {...hero} />
      <Apply words={apply} voice={voice} form={forms.equitySeat} programs={programChoices} />
      <Pool {...pool} />
      <TwoFigures {...figures} />
      <Give words={give} form={forms.payItForward} />
      <FairQuestions {...questions} />
    </>
  );
}
