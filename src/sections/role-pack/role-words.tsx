import { Box, chakra, Flex, Grid, Heading, Text } from "@chakra-ui/react";
import type { RolePackCopy } from "../../../data/quiz/role-pack-copy.ts";
import type { Role } from "../../../data/quiz/roles.ts";
import { Columns, H2, H3, Note, SectionHeading } from "../../components/section.tsx";
import type { PackContent } from "../../quiz/quiz-content.ts";
import { placeClass, placeColors } from "../../wheel/role-order.ts";
import { SidePart, Tick } from "./side.tsx";

const parts = ["gift", "challenge", "contribution"] as const;

export function RoleWords({ words, own }: PackContent) {
  const [only, second] = own;
  if (!second) {
    return (
      <Columns fit="15rem" columnGap="6" rowGap="4">
        <Parts words={words.role} role={only} level="h2" />
      </Columns>
    );
  }
  return (
    <Columns fit="22rem" columnGap="8" rowGap="6">
      {own.map((role) => (
        <Grid key={role.key} rowGap="2" alignContent="start">
          <H2 textStyle="h3">{role.name}</H2>
          <Parts words={words.role} role={role} level="h3" />
        </Grid>
      ))}
    </Columns>
  );
}

function Parts({ words, role, level }: { words: RolePackCopy["role"]; role: Role; level: "h2" | "h3" }) {
  return (
    <>
      {parts.map((part) => (
        <Box key={part}>
          <Heading as={level} textStyle={level === "h2" ? "h4" : "label"} marginBottom="1">
            {words[part]}
          </Heading>
          <Text lineHeight="inherit">{role[part]}</Text>
        </Box>
      ))}
    </>
  );
}

export function RoleInvitations({ words, own, roles }: PackContent) {
  const place = roles.findIndex(({ key }) => key === own[0].key);
  return (
    <Box css={placeColors}>
      <Box className={placeClass(place)} borderWidth="thick" borderColor="current" borderRadius="panel" padding="5">
        <Box color="fg.default">
          <SectionHeading title={words.role.invitation} size="h4" marginBottom="2" />
          <Columns fit="22rem" columnGap="8" rowGap="4">
            {own.map(({ key, invitation }) => (
              <Text key={key} textStyle={own.length > 1 ? "body" : "lead"} lineHeight="easy">
                {invitation}
              </Text>
            ))}
          </Columns>
        </Box>
      </Box>
    </Box>
  );
}

/** Distance between lines in millimeters, wide enough for handwriting. */
const pitch = 8;
/** Number of lines: more than any paper has room for. */
const maxLines = 16;

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
    <Room aria-hidden="true">
      {Array.from({ length: maxLines }, (_, index) => {
        const y = `${pitch * (index + 1)}mm`;
        return <line key={y} x2="100%" y1={y} y2={y} />;
      })}
    </Room>
  );
}

const places = ["self", "home", "work"] as const;

export function PraxisRecord({ words: { praxis: words }, own }: PackContent) {
  return (
    <SidePart title={words.title} intro={words.intro} flex="1">
      <Columns
        fit="15rem"
        templateRows="auto auto minmax(0, 1fr)"
        columnGap="6"
        flex="1"
        marginTop="3"
        textStyle="small"
      >
        {places.map((place) => (
          <Grid key={place} gridRow="span 3" gridTemplateRows="subgrid" rowGap="1" marginBottom="3">
            <H3 textStyle="h4">{words.places[place]}</H3>
            <Box as="ul">
              {own.map(({ key, praxis }) => (
                <Flex as="li" key={key} gap="2" marginBottom="2">
                  <Tick aria-hidden="true" />
                  {praxis[place]}
                </Flex>
              ))}
            </Box>
            <Flex direction="column">
              <Note>{words.noticed}</Note>
              <WritingRoom />
            </Flex>
          </Grid>
        ))}
      </Columns>
    </SidePart>
  );
}
