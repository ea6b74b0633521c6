import type { Partner } from "../partners.ts";
import { mistakesIn } from "./mistakes.ts";
import { address, flag, slug, text } from "./rules.ts";

export function partnerMistakes(partners: readonly Partner[]): string[] {
  return mistakesIn<Partner>({
    file: "data/partners.ts",
    entries: partners,
    unique: ["slug", "name"],
    rules: {
      slug: [slug],
      name: [text],
      collaboration: [text],
      description: [text],
      focus: [text],
      link: [address],
      linkLabel: [text],
      placeholder: [flag],
    },
  });
}
