import { Grid } from "@chakra-ui/react/grid";
import { chakra, useSlotRecipe } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import type { ReactNode } from "react";
import type { ProgramFacet, programFacets } from "../../../data/program-facets.ts";
import type { programsPage } from "../../../data/programs-page.ts";
import { FilterButtons } from "../../components/filter-buttons.tsx";
import { prepareToMove } from "../../motion/prepare-to-move.ts";
import { any, type ProgramChoices } from "../../programs/program-choices.ts";

interface ProgramFiltersProps {
  words: (typeof programsPage)["filters"];
  facets: typeof programFacets;
  chosen: ProgramChoices;
  choose: Record<ProgramFacet, (value: string) => void>;
  /** ID of the list that changes. */
  controls: string;
  /** Text that screen readers announce after a choice. */
  result: string;
}

const rows = ["place", "time", "price"] as const;

/** The filters of the list, one per line. The ten roles would be a wall of buttons, so they are a select. */
export function ProgramFilters({ words, facets, chosen, choose, controls, result }: ProgramFiltersProps) {
  const optionsOf = (facet: ProgramFacet) => [{ value: any, label: words.any[facet] }, ...facets[facet]];
  const { labels } = words;
  return (
    <>
      {rows.map((facet, index) => (
        <Row key={facet} label={<span aria-hidden>{labels[facet]}</span>}>
          <FilterButtons
            label={labels[facet]}
            options={optionsOf(facet)}
            chosen={chosen[facet]}
            onChoose={choose[facet]}
            controls={controls}
            // Only one group announces the result.
            result={index === 0 ? result : undefined}
          />
        </Row>
      ))}
      <Row label={<label htmlFor="role">{labels.role}</label>}>
        <RoleSelect options={optionsOf("role")} chosen={chosen.role} onChoose={choose.role} controls={controls} />
      </Row>
    </>
  );
}

/** Places the label before the choices, or above them if there is no room. */
function Row({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <Grid
      templateColumns={{ base: "minmax(0, 1fr)", md: "9rem minmax(0, 1fr)" }}
      columnGap="4"
      rowGap="2"
      alignItems="center"
      paddingY="3"
      borderTopWidth="thin"
      borderColor="colorPalette.line"
    >
      <Text textStyle="label">{label}</Text>
      {children}
    </Grid>
  );
}

interface RoleSelectProps {
  options: readonly { value: string; label: string }[];
  chosen: string;
  onChoose: (value: string) => void;
  controls: string;
}

/** Has the styles of Chakra's select, without the script that Chakra includes for form fields. */
function RoleSelect({ options, chosen, onChoose, controls }: RoleSelectProps) {
  const { root, field, indicator } = useSlotRecipe({ key: "nativeSelect" })();
  return (
    <chakra.div css={root} maxWidth={{ sm: "[20rem]" }}>
      <chakra.select
        id="role"
        css={field}
        appearance="none"
        value={chosen}
        aria-controls={controls}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        onPointerEnter={prepareToMove}
        onFocus={prepareToMove}
      >
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
