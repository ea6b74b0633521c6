import type { MetaDescriptor } from "react-router-dom";
import type {
  EducationalOrganization,
  FAQPage,
  Organization,
  SearchAction,
  Thing,
  WebSite,
  WithActionConstraints,
  WithContext,
} from "schema-dts";
import { type PagePath, pageAt } from "../../data/pages.ts";
import { branches, contact, site } from "../../data/site.ts";
import type { Trail } from "../../data/trails.ts";
import { headTags, type PageHead } from "./page-meta.ts";

/**
 * Returns structured data (https://schema.org) as a tag of the page's head. Only search engines read it, and they load
 * whole pages. Call this only if `import.meta.env.SSR` is true, so that no script contains the data. A browser that
 * requires Trusted Types would refuse to create the element.
 */
export function jsonLd(thing: WithContext<Thing>): MetaDescriptor {
  return { "script:ld+json": thing as unknown as Record<string, string> };
}

/** Returns the head of a page that has ancestors, with their breadcrumb list. */
export function headBelow(trail: Trail, head: PageHead): MetaDescriptor[] {
  return [...headTags(head), ...breadcrumbList(trail, head)];
}

export function pageMetaBelow(trail: Trail, path: PagePath): () => MetaDescriptor[] {
  return () => headBelow(trail, pageAt(path));
}

/**
 * Returns a description of a page’s ancestors for search engines (https://schema.org/BreadcrumbList), or nothing in the
 * browser. Google doesn’t need the home page in it. The last item is the page itself, and Google uses the page’s own
 * URL for it.
 */
function breadcrumbList(trail: Trail, { title }: { title: string }): MetaDescriptor[] {
  if (!import.meta.env.SSR) return [];
  const [, ...above] = trail;
  const places = [...above.map(({ label, to }) => ({ name: label, item: site.origin + to })), { name: title }];
  const itemListElement = places.map(
    (place, index) => ({ "@type": "ListItem", position: index + 1, ...place }) as const,
  );
  return [jsonLd({ "@context": "https://schema.org", "@type": "BreadcrumbList", itemListElement })];
}

interface Answered {
  question: string;
  answer: string;
}

/** Describes a page's questions and answers for search engines (https://schema.org/FAQPage). */
export function faqStructuredData(questions: readonly Answered[]): WithContext<FAQPage> {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

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

const address = () =>
  ({
    "@type": "PostalAddress",
    streetAddress: contact.address.slice(1).join(", "),
    addressCountry: "US",
  }) as const;

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
    address: address(),
    subOrganization: branches.map(({ key, name, path }) => ({
      "@type": key === "homestead" ? "Organization" : "EducationalOrganization",
      name,
      description: pageAt(path).description,
      url: site.origin + path,
    })),
  };
}

/**
 * Describes the micro-school for search engines, on its own page. The Academy’s page has no bytes left for such data,
 * so the organization’s page describes the Academy.
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
    address: address(),
  };
}
