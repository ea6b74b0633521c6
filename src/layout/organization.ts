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
 * The organization as publisher, teacher, seller or organizer of something else. Its `@id` makes all pages refer to the
 * same one (https://www.w3.org/TR/json-ld11/#node-identifiers).
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

/** Describes the site for search engines, on the home page: its name in search results, and its search. */
export function webSiteStructuredData(): WithContext<WebSite> {
  const potentialAction: WithActionConstraints<SearchAction> = {
    "@type": "SearchAction",
    target: `${site.origin}/search?q={search_term_string}`,
    "query-input": "required name=search_term_string",
  };
  return { "@context": vocabulary, "@type": "WebSite", name: site.name, url: `${site.origin}/`, potentialAction };
}

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
 * Describes the micro-school for search engines, on its own page. The Academy's page has no bytes left for the same
 * data, so the organization's page has it.
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
