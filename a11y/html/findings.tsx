import { Box, Flex, Grid, Text } from "@chakra-ui/react";
import type { Audit, Finding as FindingData, Totals } from "@kindred-ground/audit/core/audit.ts";
import { criteria, criterionNumbers } from "@kindred-ground/audit/core/criteria.ts";
import { count } from "@kindred-ground/audit/core/words.ts";
import { kindOf } from "@kindred-ground/audit/runner/totals.ts";
import { kinds, kindTexts } from "./describe-finding.ts";
import { FilterForm } from "./filter-form.tsx";
import { Finding } from "./finding.tsx";
import { Fold, FoldSummary, Section } from "./parts.tsx";

export function Findings({ audit }: { audit: Audit }) {
  const { findings } = audit;
  return (
    <Section
      id="findings"
      title="Findings"
      lead={
        findings.length === 0
          ? "The checks have no findings. “Coverage” below lists the checks."
          : "Each barrier has one entry, even if several engines report it in several places."
      }
    >
      {findings.length > 0 && (
        <Grid
          templateColumns={{ base: "minmax(0, 1fr)", xl: "minmax(0, 17rem) minmax(0, 1fr)" }}
          gap="gap"
          _print={{ display: "block" }}
        >
          <FilterForm findings={findings} />
          <Box>
            {kinds.map((kind) => (
              <KindOfFindings key={kind} kind={kind} audit={audit} />
            ))}
          </Box>
        </Grid>
      )}
    </Section>
  );
}

/** Up to this many findings of a kind, each finding or each group is open initially. */
const few = { findings: 6, lines: 40 };

function KindOfFindings({ kind, audit }: { kind: keyof Totals; audit: Audit }) {
  const { title, lead, palette } = kindTexts[kind];
  const findings = audit.findings.filter((finding) => kindOf(finding) === kind);
  if (findings.length === 0) return null;
  return (
    <Box
      as="section"
      id={kind}
      aria-labelledby={`${kind}-title`}
      colorPalette={palette}
      marginBottom="14"
      data-group=""
    >
      <Box borderTopWidth="thick" borderColor="colorPalette.line" paddingTop="3">
        <Box as="h3" textStyle="h3" id={`${kind}-title`}>
          {title}
        </Box>
        <Text color="fg.muted" maxWidth="measure">
          <span data-count="">{count(findings.length, "finding")}</span>. {lead}
        </Text>
      </Box>
      {groupsOf(findings).map(({ title: name, findings: same }) => (
        <Fold key={name} data-group="" open={findings.length <= few.lines} marginTop="4">
          <FoldSummary borderBottomWidth="thin" borderColor="border.control">
            <Flex wrap="wrap" columnGap="3" alignItems="baseline">
              <Box as="h4" textStyle="h4" overflowWrap="anywhere">
                {name}
              </Box>
              <Text as="span" textStyle="small" color="fg.muted" whiteSpace="nowrap" data-count="">
                {count(same.length, "finding")}
              </Text>
            </Flex>
          </FoldSummary>
          <Box paddingInlineStart={{ md: "6" }}>
            {same.map((finding) => (
              <Finding
                key={finding.id}
                finding={finding}
                picture={audit.pictures.find((picture) => picture.finding === finding.id)}
                open={findings.length <= few.findings}
              />
            ))}
          </Box>
        </Fold>
      ))}
    </Box>
  );
}

interface Group {
  title: string;
  findings: FindingData[];
}

/** Groups findings by their first criterion, in WCAG's order. The most frequent finding of a group is first. */
export function groupsOf(findings: readonly FindingData[]): Group[] {
  const numbers = [...criterionNumbers, undefined];
  return numbers.flatMap((number) => {
    const same = findings.filter((finding) => finding.criteria[0] === number);
    const title = number ? `${number} ${criteria[number].title}` : "No WCAG criterion";
    return same.length > 0 ? [{ title, findings: same.toSorted((a, b) => b.places.length - a.places.length) }] : [];
  });
}
