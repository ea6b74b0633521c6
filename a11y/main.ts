import { join } from "node:path";
import { compare, hashPages, printRetest, readEarlier, writeCarried } from "@kindred-ground/audit/core/retest.ts";
import { count, figure } from "@kindred-ground/audit/core/words.ts";
import { writersOf } from "@kindred-ground/audit/reports/every-writer.ts";
import { htmlReports } from "@kindred-ground/audit/reports/html/html-reports.ts";
import { savedChecklistIn } from "@kindred-ground/audit/reports/signature.ts";
import { grantAccess, readAccess } from "@kindred-ground/audit/runner/access.ts";
import { anySite } from "@kindred-ground/audit/runner/any-site.ts";
import { auditSite, lastFullAudit, planSite, reportFolder } from "@kindred-ground/audit/runner/audit-site.ts";
import { Leave, type Options, readCommandLine } from "@kindred-ground/audit/runner/command-line.ts";
import { lockFolder } from "@kindred-ground/audit/runner/journal.ts";
import { countPageLoads, listPlan, printAudit } from "@kindred-ground/audit/runner/output.ts";
import { setup as ownSetup } from "./audit.config.ts";
import { transcriptFolder, writeTranscripts } from "./transcripts/write.ts";

process.exitCode = await main(process.argv.slice(2)).catch((error) => {
  if (error instanceof Leave) return error.exitCode;
  console.error(`a11y: ${error instanceof Error ? error.message : error}`);
  return 2;
});

async function main(words: readonly string[]): Promise<number> {
  const options: Options = readCommandLine(words);
  if (options.transcripts) {
    console.log(`${count(await writeTranscripts(), "transcript")} written to ${transcriptFolder}/`);
    return 0;
  }
  const { url, pages, sitemap } = options;
  if (url && options.access) grantAccess(url, readAccess(options.access));
  const tools = { findBrowser: ownSetup.findBrowser, reports: htmlReports, folder: ownSetup.folder };
  const setup =
    url && (pages || sitemap) ? await anySite({ ...options, url }, tools) : { ...ownSetup, pace: options.pace ?? 0 };
  if (options.list) {
    console.log(listPlan(await planSite(setup, options), lastFullAudit(setup), setup.published));
    return 0;
  }
  const folder = reportFolder(setup, options);
  using _ = lockFolder(folder);
  const earlier = options.against ? readEarlier(options.against) : null;
  const { audit, unneeded } = await auditSite(setup, options);
  audit.pageHashes = await hashPages(setup.paths(), audit);
  if (earlier) audit.against = compare(earlier.audit, audit);
  const carried = earlier && writeCarried(earlier, audit, folder);
  const every = writersOf(audit, setup.reports);
  const writers = options.gate ? every.slice(0, 1) : every;
  const checklist = savedChecklistIn(folder);
  for (const writer of writers) await writer.write(audit, folder, checklist);
  const { passed, failed } = countPageLoads(audit);
  console.log(printAudit(audit));
  if (audit.against) console.log(`${printRetest(audit.against, audit.findings)}\n${carried}`);
  console.log("Reports:");
  for (const { file, purpose } of writers) console.log(`- ${join(folder, file)}: ${purpose}`);
  for (const { source, rule, element } of unneeded)
    console.log(
      `a11y/accepted-findings.ts: the entry for ${source} ${rule} at ${element} matches no finding. Remove it.`,
    );
  const unused = unneeded.length > 0 ? `, ${count(unneeded.length, "unused accepted finding")}` : "";
  console.log(`${count(passed, "page load")} passed, ${figure(failed)} failed${unused}`);
  return failed + unneeded.length === 0 ? 0 : 1;
}
