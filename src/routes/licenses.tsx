import { readShippedPackages } from "../../common/shipped-packages.ts";
import { licensesPage } from "../../data/licenses.ts";
import { pageMeta } from "../layout/page-meta.ts";
import { LicenseLists, LicensesHero } from "../sections/licenses/license-lists.tsx";
import type { Route } from "./+types/licenses.ts";

export const meta = pageMeta("/licenses");

/** Runs at build time. The license texts have their own file. */
export function loader() {
  return { packages: readShippedPackages().map(({ text, ...rest }) => rest) };
}

export default function Licenses({ loaderData: { packages } }: Route.ComponentProps) {
  return (
    <>
      <LicensesHero title={licensesPage.title} lead={licensesPage.lead} texts={licensesPage.texts} />
      <LicenseLists packages={packages} words={licensesPage} />
    </>
  );
}
