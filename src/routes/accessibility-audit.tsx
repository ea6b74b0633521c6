import { accessibilityAudit } from "../../data/accessibility-audit.ts";
import { lastAudit } from "../../data/last-audit.ts";
import { policyWords } from "../../data/policy.ts";
import { trailOver } from "../../data/trails.ts";
import { pageMetaBelow } from "../layout/structured-data.ts";
import { PolicyPage } from "../sections/policy/policy-page.tsx";

const trail = trailOver("/accessibility");

export const meta = pageMetaBelow(trail, "/accessibility/audit");

export default function AccessibilityAudit() {
  return <PolicyPage policy={accessibilityAudit(lastAudit)} words={policyWords} colorPalette="fern" trail={trail} />;
}
