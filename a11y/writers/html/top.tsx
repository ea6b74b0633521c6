import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Link } from "@chakra-ui/react/link";
import { Text } from "@chakra-ui/react/text";
import { site } from "../../../data/site.ts";
import type { Audit, Totals } from "../../audit.ts";
import { modesIn, widths } from "../../modes.ts";
import { coverageOf, secondsOf } from "../../run/totals.ts";
import { clockOf, count, dayOf, duration, list } from "../../words.ts";
import { versionsInWords } from "../provenance.ts";
import { CriteriaWheel, WheelLegend } from "./criteria-wheel.tsx";
import { Code, CommitHash } from "./parts.tsx";
import type { CriterionState } from "./results.ts";

interface Verdict {
  headline: string;
  scope: string;
  brokenOff: string | null;
  caution: string;
}

export function verdictOf(audit: Audit): Verdict {
  const { failures, needsReview } = audit.totals;
  const reviews = `${count(needsReview, "finding")} to review`;
  return {
    headline:
      failures > 0
        ? `${count(failures, "failure")} at level A or AA`
        : needsReview > 0
          ? `No automated failures at A or AA; ${reviews}`
          : "No automated failures at A or AA",
    scope: scopeOf(audit),
    brokenOff: brokenOffWords(audit),
    caution:
      "Automated checks detect only some kinds of barriers. A person must decide whether the site meets WCAG 2.2, with the checklist for manual checks.",
  };
}

function scopeOf(audit: Audit): string {
  const { visits, looked, startedAt, endedAt } = audit;
  const { pages, states } = coverageOf(visits);
  const used = Object.keys(widths).filter((width) => visits.some((visit) => String(visit.width) === width));
  return [
    `${count(pages, "page")} in ${count(states, "state")}, with ${count(visits.length, "page load")}`,
    `in ${count(modesIn(visits).length, "mode")} and at ${list(used)} px`,
    `by ${count(looked.filter((each) => each.visits > 0).length, "engine and check", "engines and checks")},`,
    `on ${dayOf(endedAt)} from ${clockOf(startedAt)} to ${clockOf(endedAt)} UTC (${duration(secondsOf(audit))}).`,
  ].join(" ");
}

function brokenOffWords({ visits }: Audit): string | null {
  const brokenOff = visits.filter(({ error }) => error !== undefined).length;
  return brokenOff > 0 ? count(brokenOff, "incomplete page load") : null;
}

export function trend(name: keyof Totals, { totals, previous }: Pick<Audit, "totals" | "previous">): string | null {
  if (!previous) return null;
  const change = totals[name] - previous.totals[name];
  if (change === 0) return "unchanged";
  return `${Math.abs(change)} ${change < 0 ? "fewer" : "more"} than before`;
}

const places = [
  { to: "#findings", label: "Findings" },
  { to: "#matrix", label: "Pages and modes" },
  { to: "#coverage", label: "Coverage" },
  { to: "#by-hand", label: "Manual checks" },
];

const onPaper = { bg: "bg.canvas", color: "fg.default" } as const;

interface TopProps {
  audit: Audit;
  states: readonly CriterionState[];
  signed: string | null;
}

export function Top({ audit, states, signed }: TopProps) {
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
        <Box textStyle="label">{site.name}: accessibility audit</Box>
        <Flex as="nav" aria-label="Parts of the report" wrap="wrap" columnGap="6" _print={{ display: "none" }}>
          {places.map(({ to, label }) => (
            <Link key={to} href={to} variant="nav" textStyle="small">
              {label}
            </Link>
          ))}
        </Flex>
      </Flex>
      <Grid
        maxWidth="wide"
        marginX="auto"
        paddingX="gutter"
        paddingTop={{ base: "8", md: "12" }}
        paddingBottom={{ base: "10", md: "16" }}
        templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 7fr) minmax(0, 5fr)" }}
        gap="gap"
        alignItems="center"
      >
        <Box>
          <Heading as="h1" textStyle="h1">
            {headline}
          </Heading>
          {audit.narrowedTo !== null && (
            <Text marginTop="5" padding="4" borderWidth="medium" borderColor="marigold.deepLine" borderRadius="control">
              Narrowed to <Code>{audit.narrowedTo}</Code>. The results apply only to this part of the site.
            </Text>
          )}
          <Text textStyle="lead" marginTop="5">
            {scope}
          </Text>
          {signed && (
            <Text textStyle="label" marginTop="4">
              {signed}{" "}
              <span id="other-sheet" hidden>
                The checklist in this browser differs from the signed checklist.
              </span>
            </Text>
          )}
          {brokenOff && (
            <Text marginTop="5" padding="4" borderWidth="medium" borderColor="marigold.deepLine" borderRadius="control">
              <Link href="#broken-off" color="[inherit]">
                {brokenOff}
              </Link>
              : findings may be missing.
            </Text>
          )}
          <Text marginTop="4">
            {audit.commit === null ? (
              "No repository"
            ) : (
              <>
                Commit <CommitHash commit={audit.commit} />
              </>
            )}
            ; {versionsInWords(audit)}.
          </Text>
          <Text marginTop="4" maxWidth="measure">
            {caution}
          </Text>
        </Box>
        <Box>
          <CriteriaWheel states={states} failures={audit.totals.failures} />
          <WheelLegend states={states} />
        </Box>
      </Grid>
    </Box>
  );
}
