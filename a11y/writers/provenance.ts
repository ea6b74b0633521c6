import type { Audit } from "../audit.ts";

/** What made a report, as pairs of name and value: every report carries them, so that none stands without its source. */
export function provenance(audit: Audit): [name: string, value: string][] {
  return [
    ["audited", `${audit.startedAt} to ${audit.endedAt}`],
    ["served at", audit.origin],
    ["commit", audit.commit ?? "unknown"],
    ["policy", audit.policy],
    ["narrowed to", audit.narrowedTo ?? "nothing: all that the policy names was run"],
    ["versions", versionsInWords(audit)],
  ];
}

/** E.g. `axe-core 4.13.0, Chromium 149.0.7827.0`. */
export function versionsInWords({ versions }: Audit): string {
  return Object.entries(versions)
    .map(([name, version]) => `${name} ${version}`)
    .join(", ");
}
