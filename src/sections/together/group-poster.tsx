import { Box, chakra, Flex, Text } from "@chakra-ui/react";
import { Global } from "@emotion/react";
import type { ReactNode } from "react";
import type { RoleKey } from "../../../data/quiz/roles.ts";
import type { TogetherPage } from "../../../data/quiz/together.ts";
import { H1 } from "../../components/section.tsx";
import { WheelMark } from "../../drawings/wheel-mark.tsx";
import { RoleDisc } from "../../wheel/role-disc.tsx";
import { hue } from "../../wheel/role-order.ts";

interface PosterRole {
  key: RoleKey;
  name: string;
  place: number;
  /** Names of the people. */
  members: string;
}

interface GroupPosterProps {
  words: TogetherPage["result"];
  people: number;
  has: readonly PosterRole[];
  lacks: readonly { key: RoleKey; name: string }[];
  question: string | undefined;
  /** URL of the page, as people write it. */
  address: string;
  /** The wheel. */
  children: ReactNode;
}

/** Styles that print only the poster. */
const printStyles = {
  "@page": { margin: "12mm" },
  "@media print": {
    "body > :not(main), main section:not([data-poster])": { display: "none" },
    main: { minHeight: "0" },
  },
} as const;

/** One page, slightly shorter than US Letter or A4 within its margins. */
const Page = chakra("section", {
  base: {
    display: { base: "none", _print: "flex" },
    flexDirection: "column",
    justifyContent: "space-between",
    gap: "4",
    height: "[250mm]",
    breakInside: "avoid",
    overflowWrap: "anywhere",
    lineHeight: "easy",
    "@media print and (max-aspect-ratio: 18/25)": { height: "[268mm]" },
    // The wheel would be askew if printed in the middle of its turn.
    "& g": { transition: "[none]" },
  },
});

/** Returns the width of the wheel and the text size of the names, by the number of letters in all names. */
function sizesFor(letters: number) {
  if (letters <= 500) return { wheel: "[150mm]", names: "[11pt]" } as const;
  if (letters <= 1500) return { wheel: "[110mm]", names: "[9pt]" } as const;
  return { wheel: "[70mm]", names: "[7pt]" } as const;
}

/** The group as a poster on one page of paper. */
export function GroupPoster({ words, people, has, lacks, question, address, children }: GroupPosterProps) {
  const sizes = sizesFor(has.reduce((sum, { members }) => sum + members.length, 0));
  return (
    <Page data-poster="" aria-labelledby="poster-title">
      <Global styles={printStyles} />
      <H1 id="poster-title" textStyle="h1">
        {words.title(people, has.length)}
      </H1>
      {/* The wheel measures its space in this text size, which is small enough for all role names. */}
      <Box width="full" maxWidth={sizes.wheel} marginX="auto" fontSize="[9px]">
        {children}
      </Box>
      {question && (
        <Text textStyle="h3" fontFamily="heading" textAlign="center">
          {question}
        </Text>
      )}
      <Box as="ul" columnCount="2" columnGap="8" fontSize={sizes.names}>
        {has.map(({ key, name, place, members }) => (
          <Flex as="li" key={key} gap="3" alignItems="start" paddingBottom="2" css={hue(place)}>
            <RoleDisc role={key} boxSize="8" />
            <Box flex="1" minWidth="0">
              <strong>{name}</strong>
              <p>{members}</p>
            </Box>
          </Flex>
        ))}
      </Box>
      <Flex
        gap="6"
        justifyContent="space-between"
        alignItems="end"
        borderTopWidth="thin"
        borderColor="border.control"
        paddingTop="3"
        textStyle="small"
      >
        <Text>
          {lacks.length > 0 && `${words.lacks.title}: ${lacks.map(({ name }) => name).join(", ")}.`} {words.reflection}
        </Text>
        <Flex gap="2" alignItems="center" flexShrink="0">
          <WheelMark boxSize="6" />
          {address}
        </Flex>
      </Flex>
    </Page>
  );
}
