import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import type { RolePackCopy } from "../../../data/quiz/role-pack-copy.ts";
import type { Role } from "../../../data/quiz/roles.ts";
import { Tick } from "./page-side.tsx";
import { Columns, SidePart } from "./side.tsx";

/** Distance between lines in millimeters, as handwriting needs. */
const pitch = 8;
/** More lines than any paper has room for. */
const most = 16;

const Room = chakra("svg", {
  base: {
    width: "full",
    flex: "1 0 0",
    minHeight: { base: "[26mm]", _print: "[17mm]" },
    overflow: "hidden",
    color: "border.control",
    stroke: "[currentColor]",
    _highContrast: { color: "[CanvasText]" },
  },
});

/** Draws lines to write on, as many as the side has room for. */
function WritingRoom() {
  return (
    <Room aria-hidden="true" focusable="false">
      {Array.from({ length: most }, (_, index) => {
        const y = `${pitch * (index + 1)}mm`;
        return <line key={y} x2="100%" y1={y} y2={y} />;
      })}
    </Room>
  );
}

interface PraxisRecordProps {
  words: RolePackCopy["praxis"];
  own: readonly Role[];
}

const places = ["self", "home", "work"] as const;

export function PraxisRecord({ words, own }: PraxisRecordProps) {
  return (
    <SidePart title={words.title} intro={words.intro} flex="1">
      <Columns
        atMost="three"
        templateRows="auto auto minmax(0, 1fr)"
        columnGap="6"
        flex="1"
        marginTop="3"
        textStyle="small"
      >
        {places.map((place) => (
          <Grid key={place} gridRow="span 3" gridTemplateRows="subgrid" rowGap="1" marginBottom="3">
            <Heading as="h3" textStyle="h4">
              {words.places[place]}
            </Heading>
            <Box as="ul" listStyle="none">
              {own.map(({ key, praxis }) => (
                <Flex as="li" key={key} gap="2" marginBottom="2">
                  <Tick aria-hidden="true" />
                  {praxis[place]}
                </Flex>
              ))}
            </Box>
            <Flex direction="column">
              <Text textStyle="small" color="fg.muted">
                {words.noticed}
              </Text>
              <WritingRoom />
            </Flex>
          </Grid>
        ))}
      </Columns>
    </SidePart>
  );
}
