import { policyWords } from "../../data/policy.ts";
import { samples } from "../../data/samples.ts";
import { terms } from "../../data/terms.ts";
import { pageMeta } from "../layout/page-meta.ts";
import { samplesShown } from "../layout/samples.tsx";
import { PolicyPage } from "../sections/policy/policy-page.tsx";

export const meta = pageMeta("/terms");

const policy = samplesShown ? { ...terms, sections: [...terms.sections, samples.section] } : terms;

export default function Terms() {
  return <PolicyPage policy={policy} words={policyWords} colorPalette="clay" />;
}
