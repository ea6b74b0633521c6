import type { MetaDescriptor } from "react-router-dom";
import type { Thing, WithContext } from "schema-dts";

/**
 * What a page says of its subject in schema.org’s words (https://schema.org), as a tag of its head. Only search engines
 * read it, and they load whole pages: ask for it where `import.meta.env.SSR` holds, so that none of it is in a page’s
 * scripts. A browser that requires Trusted Types would refuse to create the element.
 */
export function jsonLd(thing: WithContext<Thing>): MetaDescriptor {
  return { "script:ld+json": thing as unknown as Record<string, string> };
}
