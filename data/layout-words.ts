import type { SiteLink } from "./link.ts";
import { notFound } from "./not-found.ts";
import { officeHours } from "./office-hours.ts";
import { pageAt } from "./pages.ts";
import { site } from "./site.ts";

export const layoutWords = {
  skip: "Skip to content",
  /** Label of the top navigation. Its links are in pages.ts, as `nav` of each page. */
  navigation: "Main",
  menu: "Menu",
  closeMenu: "Close menu",
  search: "Search",
  getInvolved: { label: pageAt("/get-involved").title, to: "/get-involved" } satisfies SiteLink,
  donate: { label: "Donate", to: "/scholarships#contribute" } satisfies SiteLink,
  /** The footer's links to pages are in pages.ts, as `footer` of each page. */
  footer: {
    hours: `Office hours (${officeHours.zoneLabel})`,
    allPages: "All pages",
    /** Replaces the address and the hours on a phone. */
    visit: { label: "Address and hours", to: "/contact#direct-title" } satisfies SiteLink,
    land: {
      text: `On ${site.people} homeland.`,
      link: { label: "What that means here", to: "/about#land" } satisfies SiteLink,
    },
    organization: `${site.name} is a ${site.legalForm} and a certified B Corp, founded in ${site.founded}.`,
  },
  /** Shown when a page's scripts fail or do not load. */
  scriptsFailed: {
    text: "Parts of this page didn’t load. You can still read it and send forms.",
    again: "Try again",
  },
  /** Shown when a page fails to render. The email address appears between `text` and `afterAddress`. */
  error: {
    title: "This page didn’t open",
    text: "It’s our fault, not yours. Try reloading the page. If that doesn’t help, write to",
    afterAddress: "and tell us which page it was.",
    home: notFound.home.label,
  },
} as const;
