import type { SiteLink } from "./link.ts";
import type { PolicySection } from "./policy.ts";

const id = "samples";

/** Notices for a site that people can reach before its content is real. */
export const samples = {
  label: "Sample content",
  link: { label: "See which parts are samples", to: `/terms#${id}` } satisfies SiteLink,
  /** Ends the terms. */
  section: {
    id,
    title: "Samples on this site",
    paragraphs: [
      "We’re still preparing this site. People, quotes, articles, events, partners, products, dates and figures are samples. So are our email, phone and street address, and links for paying and booking.",
      "Please don’t pay, book or make plans from these pages yet.",
    ],
  } satisfies PolicySection,
} as const;
