import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { type ReactNode, Suspense, useState } from "react";
import type { programFacets } from "../../../data/program-facets.ts";
import type { programsPage } from "../../../data/programs-page.ts";
import { Band } from "../../components/band.tsx";
import { countInWords } from "../../components/count-words.ts";
import { FilterButtons } from "../../components/filter-buttons.tsx";
import { lazyWithRetry } from "../../components/lazy-with-retry.ts";
import { SectionIntro } from "../../components/section-intro.tsx";
import { Split } from "../../components/split.tsx";
import { useUrlChoice } from "../../components/use-url-choice.ts";
import type { FitQuiz } from "../../programs/device-fit.ts";
import type { ListedProgram } from "../../programs/program-card.ts";
import { chosenPrograms, isNarrowed } from "../../programs/program-choices.ts";
import { useProgramChoices } from "../../programs/use-program-choices.ts";
import type { FitWords } from "./fit-header.tsx";
import { FoundPrograms } from "./found-programs.tsx";
import { ProgramFilters } from "./program-filters.tsx";

/** Loads on request, because it includes the quiz's scoring. */
const FittedPrograms = lazyWithRetry(async () => (await import("./fitted-programs.tsx")).FittedPrograms);

interface ProgramChoiceProps {
  words: Pick<typeof programsPage, "fits" | "filters">;
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

/** ID of the element that a choice changes. */
const list = "programs";

/** The list of programs with its order and filters, which need scripts. Without scripts, all programs are listed. */
export function ProgramChoice({ words, facets, programs, children, ...fitting }: ProgramChoiceProps) {
  const { fits, filters } = words;
  const { chosen, choose } = useProgramChoices(facets);
  const [order, chooseOrder] = useUrlChoice("order", ["ours", "mine"]);
  const [fitSaid, setFitSaid] = useState("");
  const shown = chosenPrograms(programs, chosen);
  const count = countInWords(shown.length, filters);
  const showAll = isNarrowed(chosen) ? filters.showAll : undefined;
  const plain = showAll ? <FoundPrograms title={count} programs={shown} showAll={showAll} /> : children;
  return (
    <>
      <Band width="wide" css={{ "@media (scripting: none)": { display: "none" } }}>
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
            <Heading as="h2" textStyle="h3" marginBottom="4">
              {filters.title}
            </Heading>
            <ProgramFilters
              words={filters}
              facets={facets}
              chosen={chosen}
              choose={choose}
              controls={list}
              result={count}
            />
          </div>
        </Split>
      </Band>
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
