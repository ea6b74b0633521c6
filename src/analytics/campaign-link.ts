/** Where a way on was offered, in the terms of campaign reports. */
export interface CampaignTags {
  source: "quiz";
  medium: "results" | "shared_role" | "email" | "role_pack";
  campaign: "liberation_role";
}

/**
 * An absolute address with the tags in its query, `utm_source` and so on; tags it already has are replaced. For ways
 * into the site from a mail or a printed page, and out of it: inside the site tags would hide where a visit came from.
 * Throws a TypeError for a path.
 */
export function campaignLink(url: string, tags: CampaignTags): string {
  const tagged = new URL(url);
  for (const [name, value] of Object.entries(tags)) tagged.searchParams.set(`utm_${name}`, value);
  return tagged.href;
}
