import { createHash } from "node:crypto";
import type { Sample } from "@kindred-ground/audit/core/audit.ts";
import { notFoundPath, templateOf, templates } from "./pages.ts";

const common = ["/", "/search", "/site-map", "/contact", "/accessibility", "/privacy", notFoundPath];
const functions = ["/academy/programs", "/erins-place", "/homestead", "/events", "/shop", "/donate", "/scholarships"];
const distinct = ["/impact", "/quiz", "/quiz/together", "/erins-place/first-visit"];

/** Size of the random sample, as a share of the structured sample. */
const randomShare = 0.1;

const processes: Sample["processes"] = [
  {
    name: "Give",
    steps: [
      { page: "/donate", step: "Press Give without an amount, correct it, and send the form." },
      { page: "/donate", step: "Read the summary, and start over." },
    ],
  },
  {
    name: "Register for an event, and cancel",
    steps: [
      { page: "/events", step: "Choose an event." },
      { page: "/events/winter-kitchen", step: "Fill in the registration with one mistake, correct it, and send it." },
      { page: "/events/winter-kitchen", step: "Open the link in the email, and cancel." },
    ],
  },
  {
    name: "Quiz to email",
    steps: [
      { page: "/quiz", step: "Answer the 15 questions. Go back once and change an answer." },
      { page: "/quiz", step: "Read the result, share it, and send it to an email address." },
    ],
  },
];

/**
 * Returns the sample of step 3 of WCAG-EM. Apart from `pages`, the random pages depend only on `seed`, such as a
 * commit, so others can draw the same ones.
 */
export function sampleOf(pages: readonly string[], seed: string): Sample {
  const ofEachKind = templates.map((template) => pages.find((page) => templateOf(page) === template));
  const structured = new Set(
    [...common, ...functions, ...distinct, ...ofEachKind].filter((page) => page !== undefined),
  );
  const present = pages.filter((page) => structured.has(page));
  const random = pages
    .filter((page) => !structured.has(page))
    .toSorted((a, b) => (hash(seed + a) < hash(seed + b) ? -1 : 1))
    .slice(0, Math.ceil(present.length * randomShare));
  return { structured: present, random, processes };
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
