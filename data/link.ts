import type { link, outsideLink, siteLink } from "./checks/links.ts";
import type { Entry } from "./checks/rules.ts";

export type Link = Entry<typeof link>;

export type SiteLink = Entry<typeof siteLink>;

export type OutsideLink = Entry<typeof outsideLink>;
