import type {
  EducationalOrganization,
  Organization,
  SearchAction,
  WebSite,
  WithActionConstraints,
  WithContext,
} from "schema-dts";
import { pageAt } from "../../data/pages.ts";
import { branches, contact, site } from "../../data/site.ts";

const vocabulary = "https://schema.org";

/**
 * The organization where something else is the subject: who publishes, teaches, sells or holds it. By its `@id` the
 * pages mean one and the same (https://www.w3.org/TR/json-ld11/#node-identifiers).
 */
export const organization = {
  "@type": "Organization",
  "@id": `${site.origin}/about#organization`,
  name: site.name,
  url: site.origin,
} as const satisfies Organization;

const address = {
  "@type": "PostalAddress",
  streetAddress: contact.address.slice(1).join(", "),
  addressCountry: "US",
} as const;

/** The site in schema.org’s words, for its first page: its name in search results, and how to search it. */
export function webSiteStructuredData(): WithContext<WebSite> {
  const potentialAction: WithActionConstraints<SearchAction> = {
    "@type": "SearchAction",
    target: `${site.origin}/search?q={search_term_string}`,
    "query-input": "required name=search_term_string",
  };
  return { "@context": vocabulary, "@type": "WebSite", name: site.name, url: `${site.origin}/`, potentialAction };
}

/** The whole organization in schema.org’s words, for the page that tells of it. */
export function organizationStructuredData(): WithContext<Organization> {
  return {
    "@context": vocabulary,
    ...organization,
    description: `${site.mission}.`,
    foundingDate: String(site.founded),
    logo: `${site.origin}/icon-512.png`,
    email: contact.email,
    telephone: contact.phone.href.replace("tel:", ""),
    address,
    subOrganization: branches.map(({ key, name, path }) => ({
      "@type": key === "homestead" ? "Organization" : "EducationalOrganization",
      name,
      description: pageAt(path).description,
      url: site.origin + path,
    })),
  };
}

/**
 * The micro-school in schema.org’s words, for its own page. The Academy’s has no bytes left for the same: it is told of
 * on the organization’s.
 */
export function schoolStructuredData(): WithContext<EducationalOrganization> {
  const { path, title, description } = pageAt("/erins-place");
  return {
    "@context": vocabulary,
    "@type": "EducationalOrganization",
    name: title,
    description,
    url: site.origin + path,
    parentOrganization: organization,
    address,
  };
}
