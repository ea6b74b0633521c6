import type { SiteLink } from "./link.ts";
import { notFound } from "./not-found.ts";
import { officeHours } from "./office-hours.ts";
import { pageAt } from "./pages.ts";
import { site } from "./site.ts";

export const layoutWords = {
  skip: "Skip to content",
  /** Label of the top navigation and of the button that opens it. */
  navigation: "Main",
  menu: "Menu",
  closeMenu: "Close menu",
  search: "Search",
  getInvolved: { label: pageAt("/get-involved").title, to: "/get-involved" } satisfies SiteLink,
  donate: { label: "Donate", to: "/scholarships" } satisfies SiteLink,
  colors: {
    title: "Colors",
    system: "As my device",
    light: "Light",
    dark: "Dark",
    failed: "The menu did not load. Press the button again.",
  },
  /** Alt+T moves focus to the notification region, even when it is empty. */
  notifications: { region: "Notifications (Alt+T)", none: "No notifications. Escape takes you back." },
  footer: {
    hours: `Office hours (${officeHours.zoneLabel})`,
    allPages: "All pages",
    land: "Whose land this is",
    organization: `${site.name} is a ${site.legalForm} and a certified B Corp, founded in ${site.founded}.`,
  },
  /** Shown when a page's scripts fail or do not load. */
  scriptsFailed: {
    text: "Some controls did not load. Reading and forms still work.",
    again: "Try again",
  },
  /** Shown when a page fails to render. The email address appears between `text` and `afterAddress`. */
  error: {
    title: "This page did not open",
    text: "Something broke on our side, not yours. Loading the page again often helps. If it does not, write to",
    afterAddress: "and say which page it was.",
    home: notFound.home.label,
  },
} as const;
