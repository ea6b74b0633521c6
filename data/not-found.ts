import type { SiteLink } from "./link.ts";

export const notFound = {
  /** Title in the browser’s tab. */
  title: "Page not found",
  code: "404",
  heading: "Oops! Page not found",
  text: "The path you followed wanders off the map. The page may have moved, or there may be a slip in the address. Either way, you are welcome here.",
  home: { label: "Return to Home", to: "/" } satisfies SiteLink,
  /** Above pages whose address looks like the one that was asked for. */
  nearHeading: "Were you looking for one of these?",
  /** Above the main pages, where nothing looks alike or scripts are off. */
  mainHeading: "Good places to start",
  /** Offered when no address is near. */
  mainPages: ["/academy", "/erins-place", "/homestead", "/events", "/articles", "/contact"],
  siteMapText: "Every page is on the",
  siteMap: { label: "site map", to: "/site-map" } satisfies SiteLink,
  reportText: "Did one of our own links bring you here?",
  report: { label: "Tell us, and we will mend it", to: "/contact?inquiry=technical#form" } satisfies SiteLink,
} as const;
