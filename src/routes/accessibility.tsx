import { accessibility } from "../../data/accessibility.ts";
import { lastAudit } from "../../data/last-audit.ts";
import { policyWords } from "../../data/policy.ts";
import { pageMeta } from "../layout/page-meta.ts";
import { PolicyPage } from "../sections/policy/policy-page.tsx";

export const meta = pageMeta("/accessibility");

export default function Accessibility() {
  return <PolicyPage policy={accessibility(lastAudit)} words={policyWords} colorPalette="fern" />;
}
