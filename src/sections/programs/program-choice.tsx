import { Box, chakra, Flex, Text, useSlotRecipe } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { ProgramFacet, programFacets } from "../../../data/program-facets.ts";
import type { programsPage } from "../../../data/programs-page.ts";
import { countInWords } from "../../components/count-in-words.ts";
import { Disclosure } from "../../components/disclosure.tsx";
import { countData, FilterButtons } from "../../components/filter-buttons.tsx";
import { SmartButton } from "../../components/links.tsx";
import { Columns, Flow, H2, Section, SectionHeading, SectionIntro, Split } from "../../components/section.tsx";
import { any } from "../../programs/program-card.ts";

/** ID of the list. */
const list = "programs";

const rows = ["place", "time", "price", "ceu"] as const;

interface ProgramFiltersProps {
  words: (typeof programsPage)["filters"];
  facets: typeof programFacets;
}

/** The filters of the list, one per line. The ten roles would be a wall of buttons, so they are a select. */
function ProgramFilters({ words, facets }: ProgramFiltersProps) {
  const optionsOf = (facet: ProgramFacet) => [{ value: any, label: words.any[facet] }, ...facets[facet]];
  const { labels } = words;
  return (
    <div>
      {rows.map((facet, index) => (
        <Row key={facet} label={<span aria-hidden>{labels[facet]}</span>}>
          <FilterButtons
            name={facet}
            label={labels[facet]}
            options={optionsOf(facet)}
            controls={list}
            // Only one group announces the result.
            words={index === 0 ? words : undefined}
          />
        </Row>
      ))}
      <Row label={<label htmlFor="role">{labels.role}</label>}>
        <RoleSelect options={optionsOf("role")} />
      </Row>
    </div>
  );
}

/** Places the label before the choices, or above them if there is no room. */
function Row({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <Columns
      md="9rem minmax(0, 1fr)"
      columnGap="4"
      rowGap="2"
      alignItems="center"
      paddingY="3"
      borderTopWidth="thin"
      borderColor="colorPalette.line"
    >
      <Text textStyle="label">{label}</Text>
      {children}
    </Columns>
  );
}

/** A select with the styles of Chakra's, but without the script that Chakra includes for form fields. */
function RoleSelect({ options }: { options: readonly { value: string; label: string }[] }) {
  const { root, field, indicator } = useSlotRecipe({ key: "nativeSelect" })();
  return (
    <chakra.div css={root} maxWidth={{ sm: "[20rem]" }}>
      <chakra.select id="role" css={field} appearance="none" data-filter="role" aria-controls={list} defaultValue={any}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </chakra.select>
      <chakra.div css={indicator}>
        <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
          <path d="m6 9 6 6 6-6" />
        </svg>
      </chakra.div>
    </chakra.div>
  );
}

interface ProgramChoiceProps extends Omit<ProgramFiltersProps, "words"> {
  words: Pick<typeof programsPage, "fits" | "filters" | "narrow">;
  /** Number of programs in the list. */
  count: number;
  /** The island that finds the programs that fit the visitor. */
  fit: ReactNode;
  /** All programs, in sections. Items have the marks of `filterMarks`. */
  children: ReactNode;
}

/** The list of programs with its filters, which need scripts. Without scripts, all programs are listed. */
export function ProgramChoice({ words: { fits, filters, narrow }, facets, count, fit, children }: ProgramChoiceProps) {
  return (
    <>
      <Section paddingY="3" css={{ "@media (scripting: none)": { display: "none" } }}>
        {/* Collapsed, so that a phone shows the first program. Scripts open it if the URL filters the list. */}
        <Disclosure summary={narrow} css={{ "& > :last-child": { maxWidth: "full" } }}>
          <Split>
            <SectionIntro id="fits-title" title={fits.title} lead={fits.lead}>
              {fit}
            </SectionIntro>
            <Flow>
              <SectionHeading title={filters.title} size="h3" />
              <ProgramFilters words={filters} facets={facets} />
            </Flow>
          </Split>
        </Disclosure>
      </Section>
      <Box id={list}>
        <Section paddingY="6" tone="sunken" labelledBy="found-title" data-narrowed hidden>
          <Flex flexWrap="wrap" gap="4" alignItems="center" justifyContent="space-between">
            <H2 id="found-title" textStyle="h3" data-count={countData(filters)}>
              {countInWords(count, filters)}
            </H2>
            {/* A link and not a button, because it disappears when used. Its target then gets focus. */}
            <SmartButton link={filters.showAll} variant="outline" />
          </Flex>
        </Section>
        {children}
      </Box>
    </>
  );
}
