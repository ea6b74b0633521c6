import { Box, chakra, Flex, List, Text } from "@chakra-ui/react";
import type { closing, gloss, hero, Offering, Principle, principles } from "../../../data/erins-place.ts";
import type { Room, RoomKey } from "../../../data/school.ts";
import { SmartLink } from "../../components/links.tsx";
import { Items } from "../../components/lists.tsx";
import { Columns, Eyebrow, Flow, H2, H3, Lead, Section, SectionHeading } from "../../components/section.tsx";
import { BranchClosing, BranchHero } from "../../components/shared-sections.tsx";
import { Nest } from "../../drawings/nest.tsx";
import { type PlannedPod, RoomPlan } from "../../drawings/room-plan.tsx";

export function SchoolHero(props: typeof hero) {
  return (
    <BranchHero {...props} id="erins-place" tone="tint">
      <Nest
        variant="hero"
        maxWidth={{ base: "[12.5rem]", md: "[30rem]", lg: "full" }}
        marginX="auto"
        transform={{ lg: "scale(1.35)" }}
      />
    </BranchHero>
  );
}

export function SchoolClosing(props: typeof closing) {
  return <BranchClosing {...props} motif={Nest} />;
}

export function Gloss({ term, meaning, links, signsTitle, signs }: typeof gloss) {
  return (
    <Section labelledBy="gloss">
      <Columns lg="7fr 5fr" columnGap="20" rowGap={{ base: "6", md: "10" }}>
        <Flow>
          <H2 id="gloss" textStyle="h1" color="colorPalette.fg">
            <dfn>{term}</dfn>
          </H2>
          <Lead>{meaning}</Lead>
          <Flex flexWrap="wrap" columnGap="6" rowGap="2">
            {links.map((link) => (
              <SmartLink key={link.to} link={link} variant="standalone" />
            ))}
          </Flex>
        </Flow>
        <Flow>
          <H3 textStyle="h4">{signsTitle}</H3>
          <Items
            of={signs}
            variant="ruled"
            borderColor="colorPalette.soft"
            css={{ mdDown: { "& > li": { paddingY: "2" } } }}
          />
        </Flow>
      </Columns>
    </Section>
  );
}

/** The four principles. Their first letters, read downward, spell the school's name. */
export function Principles({ title, items }: typeof principles) {
  return (
    <Section tone="sunken" labelledBy="principles">
      <SectionHeading id="principles" title={title} />
      <List.Root variant="ruled" borderColor="colorPalette.line">
        {items.map((principle) => (
          <PrincipleRow key={principle.name} {...principle} />
        ))}
      </List.Root>
    </Section>
  );
}

function PrincipleRow({ name, practice }: Principle) {
  return (
    <List.Item
      display="grid"
      gridTemplateColumns={{ base: "2.5rem minmax(0, 1fr)", _largeText: "minmax(0, 1fr)", lg: "7rem 4fr 5fr" }}
      columnGap={{ base: "4", lg: "gap" }}
      rowGap={{ base: "1", md: "3" }}
      paddingY={{ base: "4", md: "6" }}
    >
      <Text
        aria-hidden="true"
        textStyle="display"
        lineHeight="flat"
        color="colorPalette.line"
        gridRow={{ base: "span 2", lg: "auto" }}
      >
        {name[0]}
      </Text>
      <H3 textStyle={{ base: "h4", md: "h3" }}>{name}</H3>
      <Text>{practice}</Text>
    </List.Item>
  );
}

/** Offerings for families whose children don't attend the school. Continues the previous section. */
export function SharedOfferings({ items }: { items: readonly Offering[] }) {
  return (
    <Section>
      <Columns as="ul" lg="repeat(3, 1fr)" gap="gap">
        {items.map(({ title, audience, text, link }) => (
          <Flex
            as="li"
            key={title}
            direction="column"
            alignItems="flex-start"
            gap={{ base: "1", md: "3" }}
            paddingTop={{ base: "10", md: "12" }}
            borderBlockStartWidth="thick"
            borderColor="colorPalette.line"
            borderRadius="[50% / {spacing.12} {spacing.12} 0 0]"
          >
            <H3>{title}</H3>
            <Eyebrow>{audience}</Eyebrow>
            <Text>{text}</Text>
            <SmartLink link={link} variant="standalone" marginTop="auto" />
          </Flex>
        ))}
      </Columns>
    </Section>
  );
}

interface RoomFigureProps {
  caption: string;
  rooms: readonly (Pick<Room, "name"> & { key: RoomKey })[];
  pods: readonly PlannedPod[];
  /** Maximum number of children in a pod. */
  podLimit: number;
}

/** The drawing of the rooms. The page gives the same information as text. */
export function RoomFigure({ caption, rooms, pods, podLimit }: RoomFigureProps) {
  return (
    <Flow as="figure" rhythm="tight" maxWidth="[28rem]" marginStart={{ lg: "auto" }}>
      <Box borderRadius="panel" overflow="hidden">
        <RoomPlan rooms={rooms} pods={pods} podLimit={podLimit} />
      </Box>
      <chakra.figcaption textStyle="small">{caption}</chakra.figcaption>
    </Flow>
  );
}
