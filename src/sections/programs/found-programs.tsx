import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import type { SiteLink } from "../../../data/link.ts";
import { Band } from "../../components/band.tsx";
import { ButtonLink } from "../../components/links.tsx";
import type { ListedProgram } from "../../programs/program-card.ts";
import { ProgramGrid, ProgramItem } from "./program-list.tsx";

interface FoundProgramsProps {
  /** Number of programs, or a title for the remaining ones. */
  title: string;
  programs: readonly ListedProgram[];
  /** Link that clears the filters, if any are set. */
  showAll: SiteLink | undefined;
}

export function FoundPrograms({ title, programs, showAll }: FoundProgramsProps) {
  return (
    <Band width="wide" tone="sunken" labelledBy="found-title">
      <Flex flexWrap="wrap" gap="4" alignItems="center" justifyContent="space-between">
        <Heading as="h2" id="found-title" textStyle="h2">
          {title}
        </Heading>
        {/* A link and not a button, because it disappears when used. Its target then gets focus. */}
        {showAll && (
          <ButtonLink to={showAll.to} variant="outline">
            {showAll.label}
          </ButtonLink>
        )}
      </Flex>
      {programs.length > 0 && (
        <ProgramGrid>
          {programs.map((program) => (
            <ProgramItem key={program.slug} {...program} />
          ))}
        </ProgramGrid>
      )}
    </Band>
  );
}
