import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { ListWords } from "../../../data/list-words.ts";
import { Band } from "../../components/band.tsx";
import { RouteLink } from "../../components/links.tsx";
import type { ListStretch } from "../../components/list-stretch.ts";
import { Pagination } from "../../components/pagination.tsx";
import type { ProgramLink } from "../../programs/program-card.ts";

interface ProgramLinesProps {
  stretch: ListStretch<ProgramLink>;
  title: string;
  pathOf: (page: number) => string;
  words: ListWords;
}

export function ProgramLines({ stretch, title, pathOf, words }: ProgramLinesProps) {
  return (
    <Band width="wide">
      <Grid as="ul" templateColumns="repeat(auto-fit, minmax(min(100%, 24rem), 1fr))" columnGap="16" rowGap="8">
        {stretch.items.map(({ url, title: name, summary }) => (
          <Box as="li" key={url} borderTopWidth="medium" borderColor="colorPalette.line" paddingTop="4">
            <Heading as="h2" textStyle="h3" marginBottom="2">
              <RouteLink to={url} variant="standalone">
                {name}
              </RouteLink>
            </Heading>
            <Text>{summary}</Text>
          </Box>
        ))}
      </Grid>
      <Pagination list={title} page={stretch.page} pages={stretch.pages} pathOf={pathOf} words={words} />
    </Band>
  );
}
