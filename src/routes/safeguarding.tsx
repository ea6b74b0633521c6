import { policyWords } from "../../data/policy.ts";
import { safeguarding } from "../../data/safeguarding.ts";
import { trailOver } from "../../data/trails.ts";
import { pageMetaBelow } from "../layout/structured-data.ts";
import { PolicyPage } from "../sections/policy/policy-page.tsx";

const trail = trailOver("/erins-place");

export const meta = pageMetaBelow(trail, "/erins-place/safeguarding");

export default function Safeguarding() {
  return <PolicyPage policy={safeguarding} words={policyWords} colorPalette="plum" trail={trail} />;
}
