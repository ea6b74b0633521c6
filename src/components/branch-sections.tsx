import { Box, Text } from "@chakra-ui/react";
import type { ComponentType, ReactNode } from "react";
import type { Link } from "../../data/link.ts";
import type { MotifProps } from "../drawings/drawing.tsx";
import { Actions } from "./links.tsx";
import { Columns, H1, Lead, Section, SectionHeading } from "./section.tsx";

interface BranchHeroProps {
  id: string;
  name: string;
  title: string;
  lead: string;
  actions: readonly [Link, Link];
  tone: keyof typeof looks;
  children: ReactNode;
}

const looks = {
  tint: { columns: "1fr 1fr", rowGap: "10", name: "colorPalette.fg", lead: "measure" },
  deep: { columns: "6fr 5fr", rowGap: "8", name: "colorPalette.deepLine", lead: "[44ch]" },
} as const;

/** The first section of a branch's page: name, title, lead, two calls to action and the branch's drawing. */
export function BranchHero({ id, name, title, lead, actions, tone, children }: BranchHeroProps) {
  const { columns, rowGap, name: color, lead: maxWidth } = looks[tone];
  return (
    <Section tone={tone} width="wide" labelledBy={id} overflow="hidden">
      <Columns lg={columns} columnGap="gap" rowGap={rowGap} alignItems="center">
        <Box>
          <Text textStyle="label" color={color}>
            {name}
          </Text>
          <H1 id={id} marginY="5">
            {title}
          </H1>
          <Lead maxWidth={maxWidth}>{lead}</Lead>
          <Actions links={actions} on={tone === "deep" ? "deep" : "paper"} marginTop="8" />
        </Box>
        {children}
      </Columns>
    </Section>
  );
}

interface BranchClosingProps {
  title: string;
  text: string;
  actions: readonly [Link, Link];
  motif: ComponentType<MotifProps>;
}

export function BranchClosing({ title, text, actions, motif: Motif }: BranchClosingProps) {
  return (
    <Section
      tone="deep"
      width="wide"
      labelledBy="closing"
      overflow="hidden"
      paddingBottom={{ base: "[calc(48% + {spacing.6})]", md: "band" }}
      backdrop={
        <Motif
          variant="corner"
          on="deep"
          position="absolute"
          bottom="0"
          insetInlineEnd="0"
          width={{ base: "[48%]", md: "[min(24rem, 34%)]" }}
        />
      }
    >
      <SectionHeading id="closing" title={title} size="h1" />
      <Lead maxWidth="[40ch]" marginY="6">
        {text}
      </Lead>
      {/* The maximum width keeps the buttons beside the drawing, not over it. */}
      <Actions links={actions} on="deep" maxWidth={{ md: "[62%]" }} />
    </Section>
  );
}
