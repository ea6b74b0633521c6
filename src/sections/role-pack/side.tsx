import { Box, type BoxProps } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid, type GridProps } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { ReactNode } from "react";
import type { Program } from "../../../data/programs.ts";
import type { RolePackCopy } from "../../../data/quiz/role-pack-copy.ts";
import { RouteLink } from "../../components/links.tsx";
import { WheelMark } from "../../drawings/wheel-mark.tsx";

interface SideHeadProps {
  words: RolePackCopy["head"];
  organization: string;
  date: string;
}

export function SideHead({ words, organization, date }: SideHeadProps) {
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
        {words.name}, {date}
      </span>
      <Flex flex="1 1 12rem" alignItems="end" gap="2">
        {words.owner}
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
      <Heading as="h2" textStyle="h3">
        {title}
      </Heading>
      {intro && (
        <Text textStyle="small" color="fg.muted">
          {intro}
        </Text>
      )}
      {children}
    </Box>
  );
}

interface ColumnsProps extends GridProps {
  atMost: "two" | "three";
}

/** Fits as many columns as possible: `atMost` on paper, where sizes are smaller, and one on a phone. */
export function Columns({ atMost, ...rest }: ColumnsProps) {
  return <Grid templateColumns={`repeat(auto-fit, minmax(min(100%, ${narrowest[atMost]}), 1fr))`} {...rest} />;
}

const narrowest = { two: "22rem", three: "15rem" } as const;

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
