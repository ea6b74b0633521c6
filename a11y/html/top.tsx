import { Box, Flex, Heading, Link, Text } from "@chakra-ui/react";
import type { Audit } from "@kindred-ground/audit/core/audit.ts";
import { modesIn, widths } from "@kindred-ground/audit/core/modes.ts";
import { clockOf, count, dayOf, duration, list } from "@kindred-ground/audit/core/words.ts";
import { versionsInWords } from "@kindred-ground/audit/reports/provenance.ts";
import { coverageOf, secondsOf } from "@kindred-ground/audit/runner/totals.ts";
import { Code, Notice } from "./parts.tsx";

export function verdictOf(audit: Audit) {
  const { failures, needsReview } = audit.totals;
  const brokenOff = audit.scans.filter(({ error }) => error !== undefined).length;
  const reviews = `${count(needsReview, "finding")} to review`;
  return {
    headline:
      failures > 0
        ? `${count(failures, "failure")} at level A or AA`
        : needsReview > 0
          ? `No automated failures at A or AA; ${reviews}`
          : "No automated failures at A or AA",
    scope: scopeOf(audit),
    brokenOff: brokenOff > 0 ? count(brokenOff, "incomplete page load") : null,
    caution:
      "Automated checks detect only some kinds of barriers. A person must decide whether the site meets WCAG 2.2, with the checklist for manual checks.",
  };
}

function scopeOf(audit: Audit): string {
  const { scans, checked, startedAt, endedAt } = audit;
  const { pages, states } = coverageOf(scans);
  const used = Object.keys(widths).filter((width) => scans.some((scan) => String(scan.width) === width));
  return [
    `${count(pages, "page")} in ${count(states, "state")}, with ${count(scans.length, "page load")}`,
    `in ${count(modesIn(scans).length, "mode")} and at ${list(used)} px`,
    `by ${count(checked.filter((each) => each.scans > 0).length, "engine and check", "engines and checks")},`,
    `on ${dayOf(endedAt)} from ${clockOf(startedAt)} to ${clockOf(endedAt)} UTC (${duration(secondsOf(audit))}).`,
  ].join(" ");
}

const places = [
  { to: "#findings", label: "Findings" },
  { to: "#pages", label: "Pages" },
  { to: "#coverage", label: "Coverage" },
  { to: "#by-hand", label: "Manual checks" },
];

const onPaper = { bg: "bg.canvas", color: "fg.default" } as const;

export function Top({ audit, signed }: { audit: Audit; signed: string | null }) {
  const { headline, scope, brokenOff, caution } = verdictOf(audit);
  return (
    <Box as="header" bg="night.deep" color="night.onDeep" _print={onPaper}>
      <Flex
        maxWidth="wide"
        marginX="auto"
        paddingX="gutter"
        paddingY="3"
        wrap="wrap"
        columnGap="8"
        alignItems="center"
        justifyContent="space-between"
      >
        <Box textStyle="label">{audit.site.name}: accessibility audit</Box>
        <Flex as="nav" aria-label="Parts of the report" wrap="wrap" columnGap="6" _print={{ display: "none" }}>
          {places.map(({ to, label }) => (
            <Link key={to} href={to} variant="nav" textStyle="small">
              {label}
            </Link>
          ))}
        </Flex>
      </Flex>
      <Box maxWidth="wide" marginX="auto" paddingX="gutter" paddingTop="8" paddingBottom="12">
        <Heading as="h1" textStyle="h1">
          {headline}
        </Heading>
        {audit.narrowedTo !== null && (
          <Notice marginTop="5" borderColor="marigold.deepLine" borderRadius="control">
            Narrowed to <Code>{audit.narrowedTo}</Code>. The results apply only to this part of the site.
          </Notice>
        )}
        <Text textStyle="lead" marginTop="5">
          {scope}
        </Text>
        {signed && (
          <Text textStyle="label" marginTop="4">
            {signed}{" "}
            <span data-differs="" hidden>
              The checklist in this browser differs from the signed checklist.
            </span>
          </Text>
        )}
        {brokenOff && (
          <Notice marginTop="5" borderColor="marigold.deepLine" borderRadius="control">
            <Link href="#broken-off" color="[inherit]">
              {brokenOff}
            </Link>
            : findings may be missing.
          </Notice>
        )}
        <Text marginTop="4">
          Commit <Code>{audit.commit ?? "unknown"}</Code>; {versionsInWords(audit)}.
        </Text>
        <Text marginTop="4" maxWidth="measure">
          {caution}
        </Text>
      </Box>
    </Box>
  );
}
