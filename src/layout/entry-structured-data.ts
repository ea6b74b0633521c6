import type { AggregateOffer, Article, Course, Event, Offer, Product as ProductThing, WithContext } from "schema-dts";
import type { ArticleSummary } from "../../data/articles.ts";
import type { PublicEvent } from "../../data/events.ts";
import { isSample } from "../../data/link.ts";
import { inDollars } from "../../data/money.ts";
import type { Product } from "../../data/products.ts";
import type { ProgramOffer } from "../../data/program-facets.ts";
import { site } from "../../data/site.ts";
import { eventPath, isCalledOff } from "../events/event-rules.ts";
import type { ProgramCard } from "../programs/program-card.ts";
import { productPath } from "../shop/product-rules.ts";
import { pictureOf } from "./page-meta.ts";
import { organization } from "./structured-data.ts";

/* Descriptions of the entries of collections for search engines. See `jsonLd` for where to call them. */

const vocabulary = "https://schema.org";

export function articleStructuredData({
  title,
  excerpt,
  date,
  author,
  path,
}: Pick<ArticleSummary, "title" | "excerpt" | "date" | "author" | "path">): WithContext<Article> {
  return {
    "@context": vocabulary,
    "@type": "Article",
    headline: title,
    description: excerpt,
    datePublished: date,
    url: site.origin + path,
    image: pictureOf({ path }),
    author: { "@type": "Person", name: author.name, url: site.origin + author.path },
    publisher: organization,
  };
}

export function eventStructuredData(event: PublicEvent, partner?: { name: string; link: string }): WithContext<Event> {
  const { title, description, startsAt, endsAt, seats, announced } = event;
  const path = eventPath(event);
  const url = site.origin + path;
  return {
    "@context": vocabulary,
    "@type": "Event",
    name: title,
    description,
    url,
    image: pictureOf({ path }),
    startDate: startsAt,
    endDate: endsAt,
    eventStatus: `${vocabulary}/${isCalledOff(event) ? "EventCancelled" : "EventScheduled"}`,
    eventAttendanceMode: `${vocabulary}/${event.attendance === "online" ? "Online" : "Offline"}EventAttendanceMode`,
    location: locationOf(event, url),
    organizer: organization,
    performer: partner
      ? { "@type": "Organization", name: partner.name, ...(!isSample(partner.link) && { url: partner.link }) }
      : organization,
    isAccessibleForFree: true,
    ...(seats !== undefined && { maximumAttendeeCapacity: seats }),
    offers: {
      "@type": "Offer",
      price: 0,
      priceCurrency: "USD",
      url: `${url}#register`,
      availability: `${vocabulary}/${event.status === "upcoming" ? "InStock" : "SoldOut"}`,
      validFrom: announced,
    },
  };
}

function locationOf({ location, address }: PublicEvent, url: string): Event["location"] {
  if (!address) return { "@type": "VirtualLocation", name: location, url };
  return { "@type": "Place", name: location, address: address.join(", ") };
}

export function productStructuredData(product: Product): WithContext<ProductThing> {
  const path = productPath(product);
  const url = site.origin + path;
  const offers = priceOf(product, url);
  return {
    "@context": vocabulary,
    "@type": "Product",
    name: product.title,
    description: product.description,
    category: product.category,
    sku: product.id,
    url,
    image: pictureOf({ path }),
    brand: organization,
    ...(offers && { offers }),
  };
}

function priceOf(
  { price, price_tiers, checkout_url, external_url }: Product,
  url: string,
): Offer | AggregateOffer | null {
  const common = {
    priceCurrency: "USD",
    availability: availabilityOf(checkout_url ?? external_url ?? ""),
    url,
  } as const;
  if (price !== null) return { "@type": "Offer", price: inDollars(price), ...common };
  const amounts = price_tiers.map(({ amount }) => inDollars(amount));
  if (amounts.length === 0) return null;
  return {
    "@type": "AggregateOffer",
    lowPrice: Math.min(...amounts),
    highPrice: Math.max(...amounts),
    offerCount: amounts.length,
    ...common,
  };
}

/** Returns the availability of a product or program. It cannot be bought while its checkout is a sample. */
function availabilityOf(checkout: string) {
  return `${vocabulary}/${isSample(checkout) ? "OutOfStock" : "InStock"}` as const;
}

/**
 * Describes a program for search engines. `offers` are the ways to pay. The list is empty if the price is negotiated
 * individually.
 */
export function programStructuredData(
  { title, summary, category, url: path }: Pick<ProgramCard, "title" | "summary" | "category" | "url">,
  offers: readonly ProgramOffer[],
): WithContext<Course> {
  const url = site.origin + path;
  return {
    "@context": vocabulary,
    "@type": "Course",
    name: title,
    description: summary,
    url,
    provider: organization,
    ...(category === "Certification" && { educationalCredentialAwarded: title }),
    ...(offers.length > 0 && {
      offers: offers.map(
        ({ name, price, paid, checkout }): Offer => ({
          "@type": "Offer",
          name,
          price: inDollars(price),
          priceCurrency: "USD",
          category: paid === "yearly" ? "Subscription" : "Paid",
          availability: availabilityOf(checkout),
          url,
        }),
      ),
    }),
  };
}
