import { policyWords } from "../../data/policy.ts";
import { terms } from "../../data/terms.ts";
import { pageMeta } from "../layout/page-meta.ts";
import { PolicyPage } from "../sections/policy/policy-page.tsx";

export const meta = pageMeta("/terms");

export default function Terms() {
  return <PolicyPage policy={terms} words={policyWords} colorPalette="clay" />;
}
