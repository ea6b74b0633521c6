import { accessibilityAudit } from "../../data/accessibility-audit.ts";
import { lastAudit } from "../../data/last-audit.ts";
import { pageAt } from "../../data/pages.ts";
import { policyWords } from "../../data/policy.ts";
import { trailOver } from "../../data/trails.ts";
import { pageMeta } from "../layout/page-meta.ts";
import { breadcrumbList } from "../layout/structured-data.ts";
import { PolicyPage } from "../sections/policy/policy-page.tsx";

const path = "/accessibility/audit";
const trail = trailOver("/accessibility");

export const meta = () => [...pageMeta(path)(), ...breadcrumbList(trail, pageAt(path))];

export default function AccessibilityAudit() {
  return <PolicyPage policy={accessibilityAudit(lastAudit)} words={policyWords} colorPalette="fern" trail={trail} />;
}
