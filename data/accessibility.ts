import { fullYears, oldestSound } from "./browsers.ts";
import type { LastAudit } from "./last-audit.ts";
import type { Policy, PolicySection } from "./policy.ts";
import { contact, site } from "./site.ts";

const count = (number: number, one: string) => `${number.toLocaleString("en-US")} ${one}${number === 1 ? "" : "s"}`;

const day = (time: string) =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(new Date(time));

/** Shortens a commit hash. A trailing "+" means that files have changed since that commit. */
const shortened = (commit: string) => `${commit.slice(0, 10)}${commit.endsWith("+") ? "+" : ""}`;

const failed = ({ failures }: LastAudit) =>
  failures === 0 ? "found no failure at level A or AA" : `found ${count(failures, "failure")} at level A or AA`;

function lastAuditSection(audit: LastAudit): PolicySection {
  const { endedAt, commit, pages, states, visits, modes, widths, needsReview, excused, looked } = audit;
  return {
    id: "last-audit",
    title: "The last full audit",
    paragraphs: [
      `On ${day(endedAt)} machines ${failed(audit)}. They went to ${count(pages, "page")} in ${count(states, "state")}, ${count(visits, "visit")} in all${commit === null ? "" : `, at version ${shortened(commit)} of the site`}.`,
      needsReview === 0
        ? "They left nothing for a person to judge."
        : `They left ${count(needsReview, "finding")} for a person to judge.`,
      ...(excused === 0 ? [] : [`We let ${count(excused, "finding")} stand, each for a reason that the report gives.`]),
    ],
    points: [`Screens set to: ${modes.join("; ")}.`, `Widths of the window: ${widths.join(", ")} pixels.`],
    table: {
      caption: "Engines and checks",
      columns: ["Engine or check", "Purpose"],
      // Omits the version of this project's own checks, because it is the commit shown above.
      rows: looked.map(({ name, version, looksFor }) => [version === commit ? name : `${name} ${version}`, looksFor]),
    },
  };
}

function beyondSection({ endedAt, aaa }: LastAudit): PolicySection {
  return {
    id: "beyond",
    title: "Beyond what we promise",
    paragraphs: [
      "Level AAA asks for more than a whole site can always give. We look for it all the same, and mend what we can.",
      aaa.length === 0 ? `On ${day(endedAt)} nothing was found at AAA where machines can look.` : "This is still open:",
    ],
    ...(aaa.length > 0 && {
      points: aaa.map(
        ({ criterion, title, findings, pages }) =>
          `${criterion} ${title}: ${count(findings, "finding")} on ${count(pages, "page")}.`,
      ),
    }),
  };
}

const { chrome, firefox, safari, samsunginternet_android: samsung } = oldestSound;

const browsersSection: PolicySection = {
  id: "browsers",
  title: "Which browsers work",
  paragraphs: ["Every page is plain HTML first: any browser can read it, follow its links and send its forms."],
  points: [
    `Everything works in the Chrome, Edge, Firefox, Safari and Samsung Internet of the last ${fullYears} years.`,
    `From Chrome and Edge ${chrome}, Firefox ${firefox}, Safari and iOS ${safari} and Samsung Internet ${Number(samsung)} on, all from spring 2022, pages have their colors and type, and the menu, forms, quiz, search and filters work. Some effects may be missing.`,
    "In older browsers, or when our scripts do not load, pages are plain text. The quiz, the filters and the color switch need scripts.",
  ],
};

/** Returns the accessibility statement, without figures if no full audit is stored. */
export function accessibility(lastAudit: LastAudit | null): Policy {
  return {
    title: "Accessibility",
    lead: "This site is for everybody: by eye, by ear or by touch, with a mouse, a keyboard or your voice, in large text, in the dark and on a slow phone. Where it fails you, that is our fault, and we want to know.",
    inShort: {
      heading: "In short",
      points: [
        "We aim for WCAG 2.2 at level AA, on every page.",
        lastAudit
          ? `The last full audit, on ${day(lastAudit.endedAt)}, ${failed(lastAudit)}.`
          : "Machines look at every page before it is published.",
        "Machines miss much. We do not call the site conformant until a person has checked it too.",
        "Tell us what does not work. A person answers.",
      ],
    },
    updated: "2026-11-23",
    sections: [
      {
        id: "aim",
        title: "What we aim for",
        paragraphs: [
          "The Web Content Accessibility Guidelines (WCAG) 2.2 are the measure that most of the world uses. We aim to meet all of levels A and AA, on every page and in every state of it: menu open, form half filled, answer wrong, connection lost.",
          "Every page can be read, and every form sent, without scripts. Nothing here flashes, plays by itself, asks for a puzzle or gives you a time limit.",
        ],
        links: [{ label: "WCAG 2.2", href: "https://www.w3.org/TR/WCAG22/" }],
      },
      {
        id: "checks",
        title: "How we check",
        paragraphs: [
          "Programs open the pages as visitors would and look for barriers: published engines that others use too, and checks of our own for what those cannot see.",
        ],
        points: [
          "In light and dark, with more contrast asked for, in forced colors, with motion allowed and without scripts.",
          "On screens from narrow phone to wide desk, zoomed to 400 %, with text twice as large and with more space between lines and letters.",
          "By keyboard, forward and back: what has the focus, whether it is seen, and whether there is a way on.",
          "By ear: names, languages, what is announced and where the focus goes.",
        ],
      },
      browsersSection,
      ...(lastAudit ? [lastAuditSection(lastAudit)] : []),
      {
        id: "limits",
        title: "Known limits",
        paragraphs: ["This is what we know we cannot promise yet."],
        points: [
          "No person has signed the sheet of checks by hand yet, and nobody who uses assistive technology every day has been asked to test the site. Machines find only a part of all barriers.",
          "Paying, booking a talk and meeting online happen on sites of other companies. Ask us, and we will find another way with you.",
          ...(lastAudit?.notChecked ?? []),
        ],
        placeholder: true,
        confirm: "Whether a person has checked the site since, and what they found.",
      },
      ...(lastAudit ? [beyondSection(lastAudit)] : []),
      {
        id: "tell-us",
        title: "When something does not work",
        paragraphs: [
          `Write, or call ${contact.phone.label}. Say which page it was and what you wanted to do. If you like, say what you use, such as a screen reader or large text; you need not say why.`,
          `We answer ${site.responsePromise}. Until it is mended we give you what you came for in another way: by mail, by phone or on paper.`,
        ],
        links: [{ label: "Tell us what does not work", to: "/contact?inquiry=technical#form" }],
      },
    ],
  };
}
