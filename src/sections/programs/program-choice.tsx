import { Box, chakra, Text, useSlotRecipe } from "@chakra-ui/react";
import { type ReactNode, Suspense, useState } from "react";
import type { ProgramFacet, programFacets } from "../../../data/program-facets.ts";
import type { programsPage } from "../../../data/programs-page.ts";
import { Disclosure } from "../../components/disclosure.tsx";
import { countInWords, FilterButtons } from "../../components/filter-buttons.tsx";
import { lazyWithRetry } from "../../components/lazy-with-retry.ts";
import { Columns, Section, SectionHeading, SectionIntro, Split } from "../../components/section.tsx";
import { useUrlChoice } from "../../components/use-url-choice.ts";
import { prepareToMove } from "../../motion/prepare-to-move.ts";
import type { FitQuiz } from "../../programs/device-fit.ts";
import type { ListedProgram } from "../../programs/program-card.ts";
import { any, chosenPrograms, isNarrowed, type ProgramChoices } from "../../programs/program-choices.ts";
import type { FitWords } from "./fitted-programs.tsx";
import { FoundPrograms } from "./program-list.tsx";

/** ID of the element that a choice changes. */
const list = "programs";

function useProgramChoices({ place, time, price, ceu, role }: typeof programFacets) {
  const [chosenPlace, choosePlace] = useUrlChoice<string>("place", [any, ...valuesOf(place)]);
  const [chosenTime, chooseTime] = useUrlChoice<string>("time", [any, ...valuesOf(time)]);
  const [chosenPrice, choosePrice] = useUrlChoice<string>("price", [any, ...valuesOf(price)]);
  const [chosenCeu, chooseCeu] = useUrlChoice<string>("ceu", [any, ...valuesOf(ceu)]);
  const [chosenRole, chooseRole] = useUrlChoice<string>("role", [any, ...valuesOf(role)]);
  return {
    chosen: { place: chosenPlace, time: chosenTime, price: chosenPrice, ceu: chosenCeu, role: chosenRole },
    choose: { place: choosePlace, time: chooseTime, price: choosePrice, ceu: chooseCeu, role: chooseRole },
  };
}

function valuesOf(options: readonly { value: string }[]): string[] {
  return options.map(({ value }) => value);
}

interface ProgramFiltersProps {
  words: (typeof programsPage)["filters"];
  facets: typeof programFacets;
  chosen: ProgramChoices;
  choose: Record<ProgramFacet, (value: string) => void>;
  /** Text that screen readers announce after a choice. */
  result: string;
}

const rows = ["place", "time", "price", "ceu"] as const;

/** The filters of the list, one per line. The ten roles would be a wall of buttons, so they are a select. */
function ProgramFilters({ words, facets, chosen, choose, result }: ProgramFiltersProps) {
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
            controls={list}
            // Only one group announces the result.
            result={index === 0 ? result : undefined}
          />
        </Row>
      ))}
      <Row label={<label htmlFor="role">{labels.role}</label>}>
        <RoleSelect options={optionsOf("role")} chosen={chosen.role} onChoose={choose.role} />
      </Row>
    </>
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

interface RoleSelectProps {
  options: readonly { value: string; label: string }[];
  chosen: string;
  onChoose: (value: string) => void;
}

/** Has the styles of Chakra's select, without the script that Chakra includes for form fields. */
function RoleSelect({ options, chosen, onChoose }: RoleSelectProps) {
  const { root, field, indicator } = useSlotRecipe({ key: "nativeSelect" })();
  return (
    <chakra.div css={root} maxWidth={{ sm: "[20rem]" }}>
      <chakra.select
        id="role"
        css={field}
        appearance="none"
        value={chosen}
        aria-controls={list}
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

/** Loads on request, because it includes the quiz's scoring. */
const FittedPrograms = lazyWithRetry(async () => (await import("./fitted-programs.tsx")).FittedPrograms);

interface ProgramChoiceProps {
  words: Pick<typeof programsPage, "fits" | "filters" | "narrow">;
  resultWords: FitWords;
  /** Label of the link that resumes the quiz. */
  goOn: string;
  quiz: FitQuiz;
  facets: typeof programFacets;
  /** Sorted in the Academy's order. */
  programs: readonly ListedProgram[];
  /** All programs in their sections, shown while no filter is set. */
  children: ReactNode;
}

/** The list of programs with its order and filters, which need scripts. Without scripts, all programs are listed. */
export function ProgramChoice({ words, facets, programs, children, ...fitting }: ProgramChoiceProps) {
  const { fits, filters, narrow } = words;
  const { chosen, choose } = useProgramChoices(facets);
  const [order, chooseOrder] = useUrlChoice("order", ["ours", "mine"]);
  const [fitSaid, setFitSaid] = useState("");
  const shown = chosenPrograms(programs, chosen);
  const count = countInWords(shown.length, filters);
  const showAll = isNarrowed(chosen) ? filters.showAll : undefined;
  const plain = showAll ? <FoundPrograms title={count} programs={shown} showAll={showAll} /> : children;
  return (
    <>
      <Section width="wide" paddingY="3" css={{ "@media (scripting: none)": { display: "none" } }} data-stateful="">
        {/* Folded, so that a phone shows the first program. Open if the address already narrows or sorts the list. */}
        <Disclosure
          summary={narrow}
          open={showAll !== undefined || order === "mine" || undefined}
          css={{ "& > :last-child": { maxWidth: "full" } }}
        >
          <Split>
            <SectionIntro id="fits-title" title={fits.title} lead={fits.lead}>
              <FilterButtons
                label={fits.label}
                options={[
                  { value: "ours", label: fits.ours },
                  { value: "mine", label: fits.mine },
                ]}
                chosen={order}
                onChoose={chooseOrder}
                controls={list}
                result={order === "mine" ? fitSaid : ""}
              />
            </SectionIntro>
            <div>
              <SectionHeading title={filters.title} size="h3" marginBottom="4" />
              <ProgramFilters words={filters} facets={facets} chosen={chosen} choose={choose} result={count} />
            </div>
          </Split>
        </Disclosure>
      </Section>
      <Box id={list}>
        {order === "mine" ? (
          <Suspense fallback={plain}>
            <FittedPrograms {...fitting} words={fits} programs={shown} showAll={showAll} onSaid={setFitSaid}>
              {plain}
            </FittedPrograms>
          </Suspense>
        ) : (
          plain
        )}
      </Box>
    </>
  );
}
