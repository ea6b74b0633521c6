import { pageAt } from "../../data/pages.ts";
import { policyWords } from "../../data/policy.ts";
import { safeguarding } from "../../data/safeguarding.ts";
import { trailOver } from "../../data/trails.ts";
import { pageMeta } from "../layout/page-meta.ts";
import { breadcrumbList } from "../layout/structured-data.ts";
import { PolicyPage } from "../sections/policy/policy-page.tsx";

const path = "/erins-place/safeguarding";

export const meta = () => [...pageMeta(path)(), ...breadcrumbList(trailOver("/erins-place"), pageAt(path))];

export default function Safeguarding() {
  return <PolicyPage policy={safeguarding} words={policyWords} colorPalette="plum" />;
}
