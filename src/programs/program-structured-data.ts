import type { Course, Offer, Organization, WithContext } from "schema-dts";
import type { ProgramOffer } from "../../data/program-access.ts";
import type { ProgramCard } from "./program-card.ts";

interface Around {
  /** Absolute address of the program’s page. */
  url: string;
  provider: Organization;
  /** Every way to pay for it; none where the price is arranged with each. */
  offers: readonly ProgramOffer[];
}

/** A program in schema.org’s words (https://schema.org/Course), for search engines. */
export function programStructuredData(
  { title, summary, category }: Pick<ProgramCard, "title" | "summary" | "category">,
  { url, provider, offers }: Around,
): WithContext<Course> {
  return {
    "@context": "https://schema.org",
    "@type": "Course",
    name: title,
    description: summary,
    url,
    provider,
    ...(category === "Certification" && { educationalCredentialAwarded: title }),
    ...(offers.length > 0 && { offers: offers.map((offer) => offerOf(offer, url)) }),
  };
}

function offerOf({ name, price, paid }: ProgramOffer, url: string): Offer {
  return {
    "@type": "Offer",
    name,
    price,
    priceCurrency: "USD",
    category: paid === "yearly" ? "Subscription" : "Paid",
    availability: "https://schema.org/InStock",
    url,
  };
}
