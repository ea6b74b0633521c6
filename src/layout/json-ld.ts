import type { MetaDescriptor } from "react-router-dom";
import type { Thing, WithContext } from "schema-dts";

/**
 * What a page says of its subject in schema.org’s words (https://schema.org), as a tag of its head; nothing for null.
 * Only search engines read it, and they load whole pages. A browser that requires Trusted Types would refuse to create
 * the element when a visitor comes by a link within the site.
 */
export function jsonLd(thing: WithContext<Thing> | null): MetaDescriptor[] {
  return import.meta.env.SSR && thing ? [{ "script:ld+json": thing as unknown as Record<string, string> }] : [];
}
