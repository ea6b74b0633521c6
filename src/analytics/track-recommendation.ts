import type { RecommendableSlug } from "../../data/programs.ts";
import type { RoleKey } from "../../data/quiz/roles.ts";
import { type CampaignTags, track } from "./track.ts";

export function trackRecommendation(slug: RecommendableSlug, role: RoleKey, medium: CampaignTags["medium"]): void {
  track("program_reco_clicked", {
    program_slug: slug,
    user_role: role,
    source: "quiz",
    medium,
    campaign: "liberation_role",
  });
}
