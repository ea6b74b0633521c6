import type { CampaignTags } from "../analytics/track.ts";

const tags: CampaignTags = { source: "quiz", medium: "email", campaign: "liberation_role" };

/**
 * The absolute address of a program that a mail with a result recommends, with the tags of `program_reco_clicked` in its
 * query: no script counts the press in a mail. Links within the site have none; they would hide where a visit came from.
 */
export function mailedProgramLink(url: string): string {
  const tagged = new URL(url);
  for (const [name, value] of Object.entries(tags)) tagged.searchParams.set(`utm_${name}`, value);
  return tagged.href;
}
