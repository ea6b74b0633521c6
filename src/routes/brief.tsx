import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from "react-router-dom";
import { briefAt } from "../../data/briefs.ts";
import * as landData from "../../data/land.ts";
import { landToday } from "../../data/land-today.ts";
import { type NotDecided as NotDecidedData, notDecidedAt } from "../../data/not-decided.ts";
import { branches, site } from "../../data/site.ts";
import { Island } from "../components/island.tsx";
import { SectionHeading } from "../components/section.tsx";
import { builtAt } from "../components/use-hydrated.ts";
import { BriefForm } from "../islands/brief-form.tsx";
import { NotDecided } from "../islands/not-decided.tsx";
import { LandMap } from "../land/land-map.tsx";
import { landView } from "../land/land-view.ts";
import { headTags } from "../layout/page-meta.ts";
import { BriefPage } from "../sections/briefs/brief-page.tsx";
import { BriefLetter, briefFormTitleId } from "../sections/briefs/brief-parts.tsx";

/** Runs at build time, so that each brief reaches only its own page. */
export function loader({ url }: LoaderFunctionArgs) {
  const brief = briefAt(url.pathname);
  return { brief, land: brief.picture === "land" ? landView(landData, landToday(builtAt)) : undefined };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return loaderData ? headTags(loaderData.brief) : [];
}

export default function BriefRoute() {
  const { brief, land } = useLoaderData<typeof loader>();
  const branch = branches.find(({ key }) => key === brief.branch);
  const look = { palette: branch?.palette ?? "clay", name: branch?.name ?? site.name } as const;
  const form =
    "to" in brief.form ? (
      <BriefLetter {...brief.form} />
    ) : (
      <Island>
        <BriefForm sends={brief.form.sends} button={brief.form.action} labelledBy={briefFormTitleId} />
      </Island>
    );
  const undecided = (notDecidedAt as Partial<Record<string, NotDecidedData>>)[brief.path];
  const notDecided = undecided && (
    <Island>
      <NotDecided {...undecided} />
    </Island>
  );
  const map = land && (
    <div>
      <SectionHeading title={land.landMap.title} text={land.landMap.note} marginTop="3" marginBottom="6" />
      <LandMap isLarge view={land} />
    </div>
  );
  return <BriefPage brief={brief} branchStyle={look} form={form} notDecided={notDecided} map={map} />;
}
