import type { LastAudit } from "./last-audit.ts";
import type { Policy, PolicySection } from "./policy.ts";

const count = (number: number, one: string) => `${number.toLocaleString("en-US")} ${one}${number === 1 ? "" : "s"}`;

export const longDay = (time: string) =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(new Date(time));

/** Shortens a commit hash. A trailing "+" means that files have changed since that commit. */
const shortened = (commit: string) => `${commit.slice(0, 10)}${commit.endsWith("+") ? "+" : ""}`;

const result = ({ failures }: LastAudit) =>
  `found ${failures === 0 ? "no failures" : count(failures, "failure")} at level A or AA`;

function lastAuditSection(audit: LastAudit): PolicySection {
  const { endedAt, commit, pages, states, scans, modes, widths, needsReview, excused, checked } = audit;
  // The version of the project's own checks is the commit of the site.
  const own = checked.filter(({ version }) => version === commit);
  const engines = checked.filter(({ version }) => version !== commit);
  return {
    id: "last-audit",
    title: "Last full audit",
    paragraphs: [
      `On ${longDay(endedAt)}, automated checks ${result(audit)}. They loaded ${count(pages, "page")} in ${count(states, "state")}, ${count(scans, "page load")} in all${commit === null ? "" : `, at version ${shortened(commit)} of the site`}.`,
      needsReview === 0
        ? "They left no findings for a person to review."
        : `They left ${count(needsReview, "finding")} for a person to review.`,
      ...(excused === 0 ? [] : [`We accepted ${count(excused, "finding")}. The audit report gives a reason for each.`]),
    ],
    points: [
      `Modes: ${modes.join("; ")}.`,
      `Window widths: ${widths.join(", ")} pixels.`,
      ...(own.length === 0 ? [] : [`Our own checks: ${own.map(({ name }) => name).join(", ")}.`]),
    ],
    table: {
      caption: "Published engines",
      columns: ["Engine", "Purpose"],
      rows: engines.map(({ name, version, purpose }) => [`${name} ${version}`, purpose]),
    },
  };
}

/**
 * Returns the text before the first colon as a sentence, because the report has the reason after the colon. Returns the
 * whole line if it has no reason, or if it ends in a list of criteria.
 */
function subjectOf(line: string): string {
  const [subject = line, reason = ""] = line.split(": ");
  return reason === "" || /^\d/.test(reason) ? line : `${subject}.`;
}

function limitsSection({ notChecked }: LastAudit): PolicySection {
  return {
    id: "limits",
    title: "Not covered by the audit",
    paragraphs: ["Automated checks find only some barriers. This audit didn’t cover:"],
    points: [...new Set(notChecked.map(subjectOf))],
  };
}

function beyondSection({ endedAt, aaa }: LastAudit): PolicySection {
  return {
    id: "beyond",
    title: "Level AAA",
    paragraphs: [
      "Level AAA is beyond our aim, but we check for it and fix what we can.",
      aaa.length === 0
        ? `On ${longDay(endedAt)}, automated checks found nothing at level AAA.`
        : "These findings are open:",
    ],
    ...(aaa.length > 0 && {
      points: aaa.map(
        ({ criterion, title, findings, pages }) =>
          `${criterion} ${title}: ${count(findings, "finding")} on ${count(pages, "page")}.`,
      ),
    }),
  };
}

/** Day of the last change to the text. The results may be newer. */
const updated = "2026-11-28";

/** Returns the page for auditors, without figures if no full audit is stored. */
export function accessibilityAudit(lastAudit: LastAudit | null): Policy {
  return {
    title: "Accessibility audit",
    lead: "Our standard, methods and latest results, for auditors and buyers.",
    inShort: {
      heading: "In short",
      points: [
        "We aim for WCAG 2.2 at level AA, on every page.",
        lastAudit
          ? `Our last full audit, on ${longDay(lastAudit.endedAt)}, ${result(lastAudit)}.`
          : "Automated checks look at every page before we publish it.",
        "We won’t say that the site conforms until a person has checked it too.",
      ],
    },
    updated: lastAudit && lastAudit.endedAt > updated ? lastAudit.endedAt.slice(0, 10) : updated,
    sections: [
      {
        id: "aim",
        title: "Standard",
        paragraphs: [
          "Levels A and AA of the Web Content Accessibility Guidelines (WCAG) 2.2 apply to open menus, forms with errors and lost connections, too.",
        ],
        links: [{ label: "WCAG 2.2", href: "https://www.w3.org/TR/WCAG22/" }],
      },
      {
        id: "checks",
        title: "Methods",
        paragraphs: [
          "Software opens each page as a visitor would. We use published engines, and our own checks for what those engines can’t see.",
        ],
        points: [
          "Keyboard: which element has the focus, if people can see it, and if they can move on.",
          "Screen reader output: names, languages, announcements and focus.",
        ],
      },
      ...(lastAudit ? [lastAuditSection(lastAudit), limitsSection(lastAudit), beyondSection(lastAudit)] : []),
      {
        id: "evidence",
        title: "Manual review",
        paragraphs: [
          "No person has completed the manual checklist yet, so we don’t publish a conformance report.",
          "Need the full audit report? Ask us, and we’ll send it.",
        ],
        links: [
          { label: "Ask for the audit report", to: "/contact?subject=Accessibility%20audit%20report#form" },
          { label: "Accessibility", to: "/accessibility" },
        ],
        placeholder: true,
        confirm: "The person who completes and signs the checklist, and the address of the published report.",
      },
    ],
  };
}
