import { policyWords } from "../../data/policy.ts";
import { privacy } from "../../data/privacy.ts";
import { pageMeta } from "../layout/page-meta.ts";
import { PolicyPage } from "../sections/policy/policy-page.tsx";

export const meta = pageMeta("/privacy");

export default function Privacy() {
  return <PolicyPage policy={privacy} words={policyWords} colorPalette="river" />;
}
