import type { Audit, Place } from "../core/audit.ts";
import { checkedBy, findingOf, sampleAudit } from "./sample-audit.ts";

const opened: Place = { page: "/shop", state: "as opened", mode: "light", width: 390 };

export const paleText = findingOf({
  id: "pale",
  element: {
    selector: "#offers > li:nth-child(2) > p.note",
    markup: '<p class="note">',
    box: { x: 24, y: 900, width: 300, height: 20 },
  },
  message: "The text has a contrast of 3.2:1 with its background. The minimum is 4.5:1.",
  help: "Use fg.muted for the note, or a darker background.",
  helpUrl: "https://dequeuniversity.com/rules/axe/4.13/color-contrast",
  foundBy: ["axe", "text-background"],
  places: [
    { page: "/shop", state: "as opened", mode: "dark", width: 320 },
    { page: "/shop", state: "as opened", mode: "dark", width: 390 },
    { page: "/shop", state: "menu open", mode: "dark", width: 390 },
  ],
});

export const namelessField = findingOf({
  id: "nameless",
  rule: "label",
  criteria: ["4.1.2", "1.3.1"],
  conformance: "A",
  element: { selector: "#email", markup: '<input id="email" type="email" name="email">' },
  message: "The field has no name.",
  help: "Connect a label with “for” and “id”.",
  places: [{ page: "/contact", state: "contact: with errors", mode: "light", width: 1280 }],
});

const unsureOrder = findingOf({
  id: "order",
  rule: "focus-order",
  criteria: ["2.4.3"],
  conformance: "A",
  certainty: "needs review",
  element: { selector: "nav > button", markup: '<button type="button" aria-expanded="true">' },
  message: "Focus moves 640 px up the page between two tab stops.",
  help: "Check whether the order is logical.",
  foundBy: ["keyboard"],
  places: [{ ...opened, state: "menu open" }],
});

const smallTarget = findingOf({
  id: "target",
  rule: "target-44",
  criteria: ["2.5.5"],
  conformance: "AAA",
  element: { selector: "footer a:nth-of-type(3)", markup: '<a href="/terms">' },
  message: "The target is 61 × 28 px. The minimum is 44 × 44 px.",
  help: "Give the link a minimum height.",
  foundBy: ["targets"],
  places: [opened],
});

const excusedLandmark = findingOf({
  id: "landmark",
  rule: "aria_content_in_landmark",
  criteria: [],
  conformance: "best practice",
  element: { selector: "body > a", markup: '<a class="skip" href="#content">' },
  message: "The content is outside all landmarks.",
  help: "Move it into a landmark.",
  foundBy: ["equal-access"],
  places: [opened],
  excuse: {
    reason: "A skip link comes before the landmarks on purpose.",
    link: "https://www.w3.org/TR/WCAG20-TECHS/G1",
  },
});

const tooLong = "reduced-motion: took longer than 90 s";

/**
 * Eight page loads, one of which failed, and five findings: two failures, one to review, one at AAA, and an accepted
 * one.
 */
export const toldAudit: Audit = {
  ...sampleAudit,
  scans: [
    { page: "/shop", state: "as opened", mode: "light", width: 390, seconds: 1.2, checks: ["axe", "targets"] },
    { page: "/shop", state: "as opened", mode: "dark", width: 320, seconds: 1.1, checks: ["axe", "text-background"] },
    { page: "/shop", state: "as opened", mode: "dark", width: 390, seconds: 1.1, checks: ["axe", "text-background"] },
    { page: "/shop", state: "menu open", mode: "light", width: 390, seconds: 0.9, checks: ["axe", "keyboard"] },
    { page: "/shop", state: "menu open", mode: "dark", width: 390, seconds: 0.9, checks: ["axe"] },
    { ...opened, page: "/shop/winter-kitchen", mode: "dark", seconds: 90.2, checks: ["axe"], error: tooLong },
    { page: "/contact", state: "as opened", mode: "light", width: 390, seconds: 1.4, checks: ["axe", "targets"] },
    { page: "/contact", state: "contact: with errors", mode: "light", width: 1280, seconds: 1.4, checks: ["axe"] },
  ],
  checked: [
    checkedBy("axe", ["1.1.1", "1.3.1", "1.4.3", "2.4.2", "3.1.1", "4.1.2"], 8, "4.13.0"),
    checkedBy("keyboard", ["2.1.1", "2.1.2", "2.4.3", "2.4.7"], 1, "5658b2b0d1c2"),
    checkedBy("forced-colors", ["1.4.11"], 0, "5658b2b0d1c2"),
  ],
  findings: [paleText, namelessField, unsureOrder, smallTarget, excusedLandmark],
  pictures: [
    { finding: "pale", file: "pictures/pale.png", alternative: "The note below an offer, with low contrast." },
  ],
  totals: { failures: 2, needsReview: 1, bestPractice: 0, experimental: 0, aaa: 1, excused: 1 },
  notChecked: ["Pages of the card provider, which are not ours.", "Browsers other than Chromium."],
};
