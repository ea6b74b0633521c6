import type { CampaignTags } from "../analytics/track.ts";

const tags: CampaignTags = { source: "quiz", medium: "email", campaign: "liberation_role" };

/**
 * Returns the absolute URL of a program that a result email recommends. Its query has the tags of
 * `program_reco_clicked`, because no script tracks clicks in email. Links within the site have no tags, which would
 * hide a session's real origin.
 */
export function mailedProgramLink(url: string): string {
  const tagged = new URL(url);
  for (const [name, value] of Object.entries(tags)) tagged.searchParams.set(`utm_${name}`, value);
  return tagged.href;
}
