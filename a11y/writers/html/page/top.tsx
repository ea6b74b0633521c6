import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Link } from "@chakra-ui/react/link";
import { Text } from "@chakra-ui/react/text";
import type { Audit } from "../../../audit.ts";
import type { CriterionState } from "../model/criterion-states.ts";
import { verdictOf } from "../model/verdict.ts";
import { BrandMark } from "./brand-mark.tsx";
import { Code } from "./code.tsx";
import { CommitHash } from "./commit-hash.tsx";
import { CriteriaWheel } from "./criteria-wheel.tsx";
import { WheelLegend } from "./wheel-legend.tsx";

const places = [
  { to: "#findings", label: "Findings" },
  { to: "#matrix", label: "Pages and modes" },
  { to: "#coverage", label: "What was checked" },
  { to: "#by-hand", label: "Checks by hand" },
];

/** Saves ink in print. */
const onPaper = { bg: "bg.canvas", color: "fg.default" } as const;

interface TopProps {
  audit: Audit;
  states: readonly CriterionState[];
  name: string;
  /** The signature and the results of the manual checks. */
  signed: string | null;
}

export function Top({ audit, states, name, signed }: TopProps) {
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
        <Flex alignItems="center" gap="3" textStyle="label">
          <BrandMark />
          {name}: accessibility audit
        </Flex>
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
              Narrowed to <Code>{audit.narrowedTo}</Code>: this speaks for what was looked at, not for the site.
            </Text>
          )}
          <Text textStyle="lead" marginTop="5">
            {scope}
          </Text>
          {signed && (
            <Text textStyle="label" marginTop="4">
              {signed}{" "}
              <span id="other-sheet" hidden>
                The sheet in this browser differs from the one that was signed.
              </span>
            </Text>
          )}
          {brokenOff && (
            <Text marginTop="5" padding="4" borderWidth="medium" borderColor="marigold.deepLine" borderRadius="control">
              <Link href="#broken-off" color="[inherit]">
                {brokenOff}
              </Link>
              , so that something may be missing here.
            </Text>
          )}
          <Text marginTop="4">
            {audit.commit === null ? (
              "Outside a repository"
            ) : (
              <>
                Commit <CommitHash commit={audit.commit} />
              </>
            )}
            ;{" "}
            {Object.entries(audit.versions)
              .map(([program, version]) => `${program} ${version}`)
              .join(", ")}
            .
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
