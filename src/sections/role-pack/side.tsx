import { Box, type BoxProps, chakra, Flex, Grid, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { RouteLink } from "../../components/links.tsx";
import { H2, H3, Note } from "../../components/section.tsx";
import { WheelMark } from "../../drawings/wheel-mark.tsx";
import type { PackContent } from "../../quiz/quiz-content.ts";

export function SideHead({ words, organization, date }: PackContent) {
  return (
    <Flex
      flexWrap="wrap"
      alignItems="end"
      columnGap="6"
      rowGap="3"
      textStyle="small"
      paddingBottom="3"
      borderBottomWidth="medium"
      borderColor="fg.default"
    >
      <Flex alignItems="center" gap="2" fontFamily="heading" fontWeight="medium">
        <WheelMark boxSize="8" />
        {organization}
      </Flex>
      <span>
        {words.head.name}, {date}
      </span>
      <Flex flex="1 1 12rem" alignItems="end" gap="2">
        {words.head.owner}
        <Box flex="1" borderBottomWidth="thin" borderColor="border.control" aria-hidden="true" />
      </Flex>
    </Flex>
  );
}

interface SidePartProps extends Pick<BoxProps, "flex"> {
  title: string;
  intro?: string;
  children: ReactNode;
}

export function SidePart({ title, intro, children, ...rest }: SidePartProps) {
  return (
    <Box
      {...rest}
      display="flex"
      flexDirection="column"
      borderTopWidth="medium"
      borderColor="fg.default"
      paddingTop="2"
      _first={{ borderTopWidth: "0", paddingTop: "0" }}
    >
      <H2 textStyle="h3">{title}</H2>
      {intro && <Note>{intro}</Note>}
      {children}
    </Box>
  );
}

/** Programs that suit the role. Their URLs are written out, because paper has no links. */
export function ProgramList({ words, programs, origin }: PackContent) {
  return (
    <SidePart title={words.programs.title}>
      <Box as="ul" textStyle="small">
        {programs.map(({ slug, title, summary, url }) => (
          <Grid
            as="li"
            key={slug}
            templateColumns={{ base: "1fr", md: "2fr 3fr", _print: "2fr 3fr" }}
            columnGap="6"
            paddingTop="2"
          >
            <H3 textStyle="h4">{title}</H3>
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

/** The part of the page that prints. */
export const Paper = chakra("article", {
  base: {
    maxWidth: "[58rem]",
    marginX: "auto",
    display: "grid",
    gap: "gap",
    // No transition, because the wheel would be askew if printed in the middle of its turn.
    "& g": { transition: "[none]" },
    _print: { display: "block", maxWidth: "none", lineHeight: "easy" },
  },
});

/**
 * One side of the pack, also styled as a page on the screen. The print version is slightly shorter than US Letter or A4
 * within its margins.
 */
export const PageSide = chakra("section", {
  base: {
    display: "flex",
    flexDirection: "column",
    gap: "6",
    bg: "bg.raised",
    padding: { base: "5", md: "12" },
    borderRadius: "control",
    boxShadow: "raised",
    _print: {
      padding: "0",
      boxShadow: "[none]",
      minHeight: "[248mm]",
      justifyContent: "space-between",
      "& + &": { breakBefore: "page" },
    },
    "@media print and (max-aspect-ratio: 18/25)": { minHeight: "[266mm]" },
  },
});

/** Content that doesn't print. */
export const OnScreen = chakra("div", { base: { _print: { display: "none" } } });

export const Tick = chakra("span", {
  base: {
    display: "block",
    flexShrink: "0",
    boxSize: "4",
    marginTop: "[0.25em]",
    borderWidth: "thin",
    borderColor: "fg.default",
  },
});
