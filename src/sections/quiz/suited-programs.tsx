import { Heading } from "@chakra-ui/react/heading";
import { List } from "@chakra-ui/react/list";
import { Text } from "@chakra-ui/react/text";
import type { RecommendableSlug } from "../../../data/programs.ts";
import type { QuizCopy } from "../../../data/quiz/quiz-copy.ts";
import { Band } from "../../components/band.tsx";
import { RouteLink } from "../../components/links.tsx";
import { SectionHeading } from "../../components/section-intro.tsx";

export interface RecommendedProgram {
  slug: RecommendableSlug;
  title: string;
  summary: string;
  /** Path of the program's page. */
  url: string;
  rationale?: string;
}

interface SuitedProgramsProps {
  words: QuizCopy["results"]["programs"];
  programs: readonly RecommendedProgram[];
  onOpen: (slug: RecommendableSlug) => void;
}

export function SuitedPrograms({ words, programs, onOpen }: SuitedProgramsProps) {
  return (
    <Band tone="sunken" labelledBy="programs-title">
      <SectionHeading id="programs-title" title={words.title} lead={words.text} size="h1" marginTop="3" />
      <List.Root
        as="ol"
        variant="ruled"
        display="grid"
        marginTop="8"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "1fr 1fr" }}
        borderColor="border.control"
        columnGap="gap"
      >
        {programs.map(({ slug, title, summary, url, rationale }) => (
          <List.Item key={slug} paddingY="6">
            <Heading as="h3" textStyle="h3">
              <RouteLink to={url} onClick={() => onOpen(slug)}>
                {title}
              </RouteLink>
            </Heading>
            {rationale && (
              <Text textStyle="lead" marginTop="3">
                {rationale}
              </Text>
            )}
            <Text color="fg.muted" marginTop="3">
              {summary}
            </Text>
          </List.Item>
        ))}
      </List.Root>
    </Band>
  );
}
