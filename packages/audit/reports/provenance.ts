import { forbidden } from "@kindred-ground/markup/xml.ts";
import type { Audit } from "../core/audit.ts";
import { count, stateInWords } from "../core/words.ts";

export function provenance(audit: Audit): [name: string, value: string][] {
  return [
    ["audited", `${audit.startedAt} to ${audit.endedAt}`],
    ["served at", servedAt(audit)],
    ["commit", audit.commit ?? "unknown"],
    ["policy", audit.policy],
    ["narrowed to", audit.narrowedTo ?? "nothing: full audit"],
    ["incomplete page loads", brokenOffInWords(audit)],
    ["versions", versionsInWords(audit)],
  ];
}

export function provenanceLines(audit: Audit): string[] {
  return provenance(audit).map((pair) => pair.join(": "));
}

function servedAt({ isOwnBuild, origin, commit }: Audit): string {
  if (!isOwnBuild) return origin;
  const source = commit === null ? "files without a commit" : "the commit";
  return `a local server, built from ${source}${commit?.endsWith("+") ? " with changed files" : ""}`;
}

/**
 * Lists the scans that were not completed, e.g. `1 page load: /shop (menu open, dark, 390 px)`. Only counts them beyond
 * the maximum. Returns `none` if there are none.
 */
function brokenOffInWords({ scans }: Audit): string {
  const brokenOff = scans.filter(({ error }) => error !== undefined);
  if (brokenOff.length === 0) return "none";
  const named = brokenOff.slice(0, shown).map((scan) => `${scan.page} (${stateInWords(scan)})`);
  const more = brokenOff.length > shown ? [`and ${brokenOff.length - shown} more in report.json`] : [];
  return `${count(brokenOff.length, "page load")}: ${[...named, ...more].join("; ")}`;
}

/** Maximum number of scans listed by name. All scans fail if the site does not respond. */
const shown = 20;

/** Lists the versions, e.g. `axe-core 4.13.0, Chromium 149.0.7827.0`. */
export function versionsInWords({ versions }: Audit): string {
  return Object.entries(versions)
    .map(([name, version]) => `${name} ${version}`)
    .join(", ");
}

const loopback = new Set(["localhost", "127.0.0.1", "0.0.0.0", "[::1]"]);

/**
 * Returns the public address of a page. For an audit of a local build, it is on the site's own domain.
 *
 * Other tools refuse `http://127.0.0.1:4199/shop`, and it means nothing to readers of their reports.
 */
export function addressOf({ origin, site }: Audit, page: string): string {
  return new URL(page, loopback.has(new URL(origin).hostname) ? site.origin : origin).href;
}

/** Replaces characters that XML and YAML 1.2 (5.1) don't allow, or that spreadsheets fail on, with U+FFFD. */
export function printable(text: string): string {
  return text.replace(forbidden, "\ufffd");
}
