import type { Course, Offer, Organization, WithContext } from "schema-dts";
import type { ProgramOffer } from "../../data/program-access.ts";
import type { ProgramCard } from "./program-card.ts";

interface Around {
  /** Absolute URL. */
  url: string;
  provider: Organization;
  /** Every way to pay. Empty if the price is negotiated individually. */
  offers: readonly ProgramOffer[];
}

/** Describes a program for search engines (https://schema.org/Course). */
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
