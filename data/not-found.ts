import type { SiteLink } from "./link.ts";

export const notFound = {
  title: "Page not found",
  code: "404",
  heading: "Oops! Page not found",
  text: "The page may have moved, or there may be a typo in the address. Either way, you’re welcome here.",
  home: { label: "Return to Home", to: "/" } satisfies SiteLink,
  /** Shown above pages whose URL is similar to the requested one. */
  nearHeading: "Were you looking for one of these?",
  /** Shown above the main pages if no URL is similar or scripts are off. */
  mainHeading: "Good places to start",
  mainPages: ["/academy", "/erins-place", "/homestead", "/events", "/articles", "/contact"],
  siteMapText: "Find every page on the",
  siteMap: { label: "site map", to: "/site-map" } satisfies SiteLink,
  reportText: "Did one of our links bring you here?",
  report: { label: "Tell us, and we’ll fix it", to: "/contact?inquiry=technical#form" } satisfies SiteLink,
} as const;
