interface Needs {
  /** Without these there is no rich result, or an empty one. */
  required: readonly string[];
  /** Also expected if the page is about the thing. */
  recommended?: readonly string[];
}

/**
 * Google's required and recommended properties (https://developers.google.com/search/docs/appearance/structured-data,
 * read on 2026-11-22) for the types that this site uses, plus properties that make their parts meaningful. Recommended
 * properties that the site can't provide truthfully are left out:
 * - reviews and ratings, which the site doesn't collect
 * - return policies and shipping, because nothing is shipped
 * - `sameAs`, because there are no other profiles
 * - `dateModified` of an article, which has one date
 * - `logo` of a branch
 */
export const googleProperties: Readonly<Record<string, Needs>> = {
  AggregateOffer: { required: ["lowPrice", "highPrice", "offerCount", "priceCurrency", "availability"] },
  Answer: { required: ["text"] },
  Article: {
    required: ["headline", "author", "datePublished"],
    recommended: ["image", "description", "publisher"],
  },
  BreadcrumbList: { required: ["itemListElement"] },
  Course: { required: ["name", "description"], recommended: ["provider", "url"] },
  EducationalOrganization: { required: ["name", "url"], recommended: ["description", "address"] },
  Event: {
    required: ["name", "startDate", "location"],
    recommended: ["description", "endDate", "eventStatus", "image", "offers", "organizer", "performer"],
  },
  FAQPage: { required: ["mainEntity"] },
  ListItem: { required: ["position", "name"] },
  Offer: { required: ["price", "priceCurrency", "availability", "url"] },
  Organization: {
    required: ["name", "url"],
    recommended: ["description", "logo", "email", "telephone", "address", "foundingDate"],
  },
  Person: { required: ["name", "url"] },
  Place: { required: ["name", "address"] },
  PostalAddress: { required: ["streetAddress", "addressCountry"] },
  Product: { required: ["name", "offers"], recommended: ["description", "image", "brand"] },
  ProfilePage: { required: ["mainEntity"] },
  Question: { required: ["name", "acceptedAnswer"] },
  SearchAction: { required: ["target", "query-input"] },
  VirtualLocation: { required: ["url"] },
  WebSite: { required: ["name", "url"], recommended: ["potentialAction"] },
};
