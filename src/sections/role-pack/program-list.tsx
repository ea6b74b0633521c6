import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { Program } from "../../../data/programs.ts";
import { RouteLink } from "../../components/links.tsx";
import { SidePart } from "./side-part.tsx";

interface ProgramListProps {
  title: string;
  programs: readonly Program[];
  origin: string;
}

/** Programs that suit the role. Their addresses are written out, because paper has no links. */
export function ProgramList({ title, programs, origin }: ProgramListProps) {
  return (
    <SidePart title={title}>
      <Box as="ul" listStyle="none" textStyle="small">
        {programs.map(({ slug, title: name, summary, url }) => (
          <Grid
            as="li"
            key={slug}
            templateColumns={{ base: "1fr", md: "2fr 3fr", _print: "2fr 3fr" }}
            columnGap="6"
            paddingTop="2"
          >
            <Heading as="h3" textStyle="h4">
              {name}
            </Heading>
            <div>
              <Text>{summary}</Text>
              <RouteLink to={url} overflowWrap="anywhere">
                {origin + url}
              </RouteLink>
            </div>
          </Grid>
        ))}
      </Box>
    </SidePart>
  );
}
