import type { LoaderFunctionArgs, MetaArgs } from "react-router-dom";
import { useLoaderData } from "react-router-dom";
import { briefAt } from "../../data/briefs.ts";
import { forms } from "../../data/forms.ts";
import { branches, site } from "../../data/site.ts";
import { headTags } from "../layout/page-meta.ts";
import { BriefPage } from "../sections/briefs/brief-page.tsx";

/** Runs while the site is built: each brief reaches its own page and no other. */
export function loader({ url }: LoaderFunctionArgs) {
  return briefAt(url.pathname);
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return loaderData ? headTags(loaderData) : [];
}

export default function BriefRoute() {
  const brief = useLoaderData<typeof loader>();
  const branch = branches.find(({ key }) => key === brief.branch);
  const look = { palette: branch?.palette ?? "clay", name: branch?.name ?? site.name } as const;
  return <BriefPage brief={brief} look={look} form={forms.contact} />;
}
