/** What search engines need to know of a thing. */
interface Needs {
  /** Without it there is no rich result, or it says nothing. */
  required: readonly string[];
  /** Also asked for where the page is about it. */
  recommended?: readonly string[];
}

/**
 * Google’s required and recommended properties (https://developers.google.com/search/docs/appearance/structured-data,
 * read on 2026-11-22), for the types that this site uses, and what makes their parts mean something. Recommended ones
 * that the site cannot say in truth are left out: reviews and ratings, which nobody is asked for; return policies and
 * shipping, as nothing is sent; `sameAs`, as there are no other profiles; `dateModified` of an article, which has one
 * date; `logo` of a branch.
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
