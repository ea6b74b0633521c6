import type { Audit, Checked, Finding, Place } from "../core/audit.ts";
import { type Manual, manualCriteria } from "../core/manual.ts";

const asOpened: Place = { page: "/", state: "as opened", mode: "light", width: 1280 };

/** Returns a failure of 1.4.3 at the home page's heading, with `changes` applied. */
export function findingOf(changes: Partial<Finding>): Finding {
  return {
    id: "a1",
    rule: "color-contrast",
    criteria: ["1.4.3"],
    conformance: "AA",
    certainty: "fails",
    element: { selector: "h1", markup: "<h1>" },
    message: "The contrast is 3:1.",
    help: "Make the text darker.",
    foundBy: ["axe"],
    places: [asOpened],
    ...changes,
  };
}

export function checkedBy(name: string, criteria: Checked["criteria"], scans: number, version: string): Checked {
  return { name, criteria, scans, version, purpose: `Finds problems with ${name}.`, because: `${name} needs these.` };
}

/** Two pages, two environments, six findings: two failures, and one of each other severity except `experimental`. */
export const sampleAudit: Audit = {
  format: 3,
  site: { name: "Hill Farm", origin: "https://hillfarm.example", email: "office@hillfarm.example" },
  startedAt: "2026-11-22T09:00:00.000Z",
  endedAt: "2026-11-22T09:12:30.000Z",
  origin: "http://127.0.0.1:4199",
  isOwnBuild: true,
  commit: "5658b2b0d1c2",
  policy: "sha256-6dCq1n",
  versions: { "axe-core": "4.13.0", "html-validate": "11.5.0", Chromium: "149.0.7827.0", Node: "24.21.0" },
  narrowedTo: null,
  scans: [
    { page: "/", state: "as opened", mode: "light", width: 1280, seconds: 2.5, checks: ["axe", "targets"] },
    { page: "/", state: "menu open", mode: "dark", width: 390, seconds: 1.25, checks: ["axe"] },
    { page: "/shop", state: "as opened", mode: "light", width: 1280, seconds: 2, checks: ["axe", "targets"] },
    { page: "/shop", state: "as opened", mode: "dark", width: 390, seconds: 1, checks: ["axe", "targets"] },
  ],
  checked: [
    checkedBy("axe", ["1.1.1", "1.4.3", "2.4.4", "4.1.2"], 4, "4.13.0"),
    checkedBy("targets", ["2.5.5", "2.5.8"], 3, "5658b2b0d1c2"),
    checkedBy("html-validate", ["4.1.2"], 2, "11.5.0"),
  ],
  findings: [
    findingOf({
      id: "c0ffee01",
      element: { selector: "main p.price", markup: '<p class="price">', box: { x: 24, y: 310, width: 80, height: 20 } },
      message: "The text has a contrast of 3.9:1. The minimum is 4.5:1.",
      help: "Make the text darker or its background lighter.",
      helpUrl: "https://dequeuniversity.com/rules/axe/4.13/color-contrast",
      foundBy: ["axe", "text-background"],
      places: [
        { ...asOpened, page: "/shop" },
        { ...asOpened, page: "/shop", mode: "dark", width: 390 },
      ],
    }),
    findingOf({ id: "c0ffee02", certainty: "needs review", message: "The text is over a picture." }),
    findingOf({
      id: "c0ffee03",
      rule: "target-size",
      criteria: ["2.5.8"],
      element: { selector: "a.map", markup: '<a class="map">' },
      message: "The target is 20 by 20 px.",
      help: "Make it at least 24 px wide and high.",
      foundBy: ["targets"],
      places: [{ ...asOpened, page: "/shop" }],
      excuse: { reason: "An equivalent link of 44 px is next to it.", link: "https://issues.example/7" },
    }),
    findingOf({
      id: "c0ffee04",
      rule: "target-size-enhanced",
      criteria: ["2.5.5"],
      conformance: "AAA",
      element: { selector: "nav a", markup: "<a>" },
      message: "The target is 30 by 30 px.",
      foundBy: ["targets"],
    }),
    findingOf({
      id: "c0ffee05",
      rule: "region",
      criteria: [],
      conformance: "best practice",
      message: "The text is in no landmark.",
      places: [{ page: "/", state: "menu open", mode: "dark", width: 390 }],
    }),
    findingOf({
      id: "c0ffee06",
      rule: "button-name",
      criteria: ["4.1.2"],
      conformance: "A",
      message: "The button has no name.",
      foundBy: ["axe", "html-validate"],
      places: [{ page: "/", state: "menu open", mode: "dark", width: 390 }],
    }),
  ],
  pictures: [{ finding: "c0ffee01", file: "pictures/c0ffee01.png", alternative: "A price in light grey on white." }],
  totals: { failures: 2, needsReview: 1, bestPractice: 1, experimental: 0, aaa: 1, excused: 1 },
  notChecked: ["Videos: the site has none."],
  howToTest: Object.fromEntries(
    manualCriteria.map((number) => [
      number,
      {
        pages: number === "1.2.1" || number === "2.4.11" ? ["/articles/*"] : ["/shop"],
        steps: ["Look at it"],
        expect: "It is there.",
      },
    ]),
  ) as unknown as Audit["howToTest"],
  sample: {
    structured: ["/", "/shop"],
    random: [],
    processes: [{ name: "Buy", steps: [{ page: "/shop", step: "Buy bread." }] }],
  },
};

export const cleanAudit: Audit = {
  ...sampleAudit,
  findings: [],
  pictures: [],
  totals: { failures: 0, needsReview: 0, bestPractice: 0, experimental: 0, aaa: 0, excused: 0 },
};

export const signedChecklist: Manual = {
  format: 1,
  evaluator: "Ada Example",
  organization: "",
  email: "",
  date: "2026-11-23",
  audited: { commit: "5658b2b0d1c2", endedAt: "2026-11-22T09:12:30.000Z" },
  answers: {
    "1.1.1": {
      outcome: "passed",
      note: "Every drawing has a text that says as much.",
      opened: [{ page: "/", on: "2026-11-22" }],
    },
    "1.2.1": { outcome: "not applicable", note: "", opened: [{ page: "/shop", on: "2026-11-22" }] },
    "1.4.3": { outcome: "failed", note: "Prices in the shop." },
    "2.4.4": { outcome: "cannot tell", note: "Seen on half of the pages." },
    "4.1.2": { outcome: "passed", note: "" },
  },
  environments: [],
  issues: [],
  damaged: [],
};

/**
 * Text that breaks file formats: quotes, section ends, formulas, line ends, control characters, half and whole
 * surrogate pairs.
 */
export const hostileText =
  "=cmd|' /C calc'!A0 \"q\" ]]> <b>&amp; a,b;c\r\nd\u0000\u0008\u001b\u007f\ud800 \ufffe 😀 \u2028 end";

export const hostileFinding = findingOf({
  id: "bad0bad0",
  rule: hostileText,
  criteria: ["4.1.2"],
  conformance: "A",
  element: { selector: `a[title="${hostileText}"]`, markup: `<a title="${hostileText}">` },
  message: hostileText,
  help: `-${hostileText}`,
  helpUrl: "https://help.example/a?b=1&c=%22",
  places: [{ ...asOpened, state: hostileText }],
});

export const hostileAudit: Audit = { ...cleanAudit, findings: [hostileFinding] };

export function auditOf(count: number): Audit {
  const [finding] = sampleAudit.findings;
  if (!finding) throw new Error("the sample has a finding");
  return {
    ...cleanAudit,
    scans: Array.from({ length: 100 }, (_, page) => ({
      ...asOpened,
      page: `/page-${page}`,
      seconds: 1,
      checks: ["axe"],
    })),
    findings: Array.from({ length: count }, (_, each) => ({
      ...finding,
      id: `id-${each}`,
      places: finding.places.map((place) => ({ ...place, page: `/page-${each % 100}` })),
    })),
  };
}
