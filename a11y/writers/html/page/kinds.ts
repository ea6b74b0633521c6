import type { Kind } from "../model/kind.ts";

interface KindWords {
  palette: "error" | "warning" | "river" | "plum" | "night" | "neutral";
  label: string;
  /** Label if the number is 1. Defaults to `label`. */
  labelOfOne?: string;
  title: string;
  lead: string;
}

export const kindWords: Record<Kind, KindWords> = {
  failures: {
    palette: "error",
    label: "failures at A and AA",
    labelOfOne: "failure at A and AA",
    title: "Failures at A and AA",
    lead: "A machine is sure of each. Until they are mended, the site does not meet WCAG 2.2 at AA.",
  },
  needsReview: {
    palette: "warning",
    label: "to look at",
    title: "To look at",
    lead: "A machine saw something at A or AA that only a person can judge.",
  },
  aaa: {
    palette: "river",
    label: "at AAA",
    title: "At AAA",
    lead: "More than the site promises. Each one mended helps somebody all the same.",
  },
  bestPractice: {
    palette: "plum",
    label: "best practice",
    title: "Best practice",
    lead: "No criterion asks for it; those who made the rules recommend it.",
  },
  experimental: {
    palette: "night",
    label: "experimental",
    title: "Experimental rules",
    lead: "The engines try these rules out and may be wrong.",
  },
  excused: {
    palette: "neutral",
    label: "excused",
    title: "Excused",
    lead: "Found, and left as they are for the reason given beside each. They are in no other number.",
  },
};
