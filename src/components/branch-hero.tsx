import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import type { ReactNode } from "react";
import type { Link } from "../../data/link.ts";
import { Band } from "./band.tsx";
import { Columns } from "./columns.tsx";
import { SmartButton } from "./links.tsx";
import { H1, Lead } from "./text.tsx";

interface BranchHeroProps {
  id: string;
  name: string;
  title: string;
  lead: string;
  actions: readonly [Link, Link];
  ground: keyof typeof looks;
  children: ReactNode;
}

const looks = {
  tint: { columns: "1fr 1fr", rowGap: "10", name: "colorPalette.fg", lead: "measure", buttons: ["solid", "outline"] },
  deep: {
    columns: "6fr 5fr",
    rowGap: "8",
    name: "colorPalette.deepLine",
    lead: "[44ch]",
    buttons: ["onDeep", "onDeepOutline"],
  },
} as const;

/** The first section of a branch's page: name, title, lead, two calls to action and the branch's drawing. */
export function BranchHero({ id, name, title, lead, actions, ground, children }: BranchHeroProps) {
  const { columns, buttons, ...look } = looks[ground];
  const [first, second] = actions;
  return (
    <Band tone={ground} width="wide" labelledBy={id} overflow="hidden">
      <Columns lg={columns} columnGap="gap" rowGap={look.rowGap} alignItems="center">
        <Box>
          <Text textStyle="label" color={look.name}>
            {name}
          </Text>
          <H1 id={id} marginY="5">
            {title}
          </H1>
          <Lead maxWidth={look.lead}>{lead}</Lead>
          <Flex flexWrap="wrap" gap="4" marginTop="8">
            <SmartButton link={first} size="lg" variant={buttons[0]} />
            <SmartButton link={second} size="lg" variant={buttons[1]} />
          </Flex>
        </Box>
        {children}
      </Columns>
    </Band>
  );
}
