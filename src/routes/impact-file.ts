import { everyImpactRow, impactPage } from "../../data/impact.ts";
import { site } from "../../data/site.ts";
import { impactCsv, impactJson } from "../impact/impact-file.ts";

/** Runs at build time and writes `/impact.csv` and `/impact.json` next to the page. */
export function loader({ request }: { request: Request }) {
  const rows = everyImpactRow();
  const isCsv = new URL(request.url).pathname.endsWith(".csv");
  const body = isCsv ? impactCsv(rows) : impactJson(rows, { title: impactPage.title, url: `${site.origin}/impact` });
  return new Response(body, {
    headers: { "Content-Type": `${isCsv ? "text/csv" : "application/json"}; charset=utf-8` },
  });
}
