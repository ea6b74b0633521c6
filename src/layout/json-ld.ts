import type { MetaDescriptor } from "react-router-dom";
import type { Thing, WithContext } from "schema-dts";

/**
 * Returns structured data (https://schema.org) as a tag of the page's head. Only search engines read it, and they load
 * whole pages. Call it only if `import.meta.env.SSR` is true, so that no script contains it. A browser that requires
 * Trusted Types would refuse to create the element.
 */
export function jsonLd(thing: WithContext<Thing>): MetaDescriptor {
  return { "script:ld+json": thing as unknown as Record<string, string> };
}
