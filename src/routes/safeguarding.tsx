import { policyWords } from "../../data/policy.ts";
import { safeguarding } from "../../data/safeguarding.ts";
import { trailOver } from "../../data/trails.ts";
import { pageMetaBelow } from "../layout/structured-data.ts";
import { PolicyPage } from "../sections/policy/policy-page.tsx";

export const meta = pageMetaBelow(trailOver("/erins-place"), "/erins-place/safeguarding");

export default function Safeguarding() {
  return <PolicyPage policy={safeguarding} words={policyWords} colorPalette="plum" />;
}
