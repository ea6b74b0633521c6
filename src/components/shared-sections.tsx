import { Blockquote, Box, Flex, Text } from "@chakra-ui/react";
import type { ComponentType, ReactNode } from "react";
import type { Link, SiteLink } from "../../data/link.ts";
import type { MotifProps } from "../drawings/drawing.tsx";
import { Disclosure } from "./disclosure.tsx";
import { Actions, RouteLink } from "./links.tsx";
import {
  Columns,
  Flow,
  H1,
  Lead,
  Section,
  SectionHeading,
  SectionIntro,
  type SectionProps,
  Split,
} from "./section.tsx";

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
  tint: {
    columns: "1fr 1fr",
    rowGap: { base: "6", md: "10" },
    name: "colorPalette.fg",
    lead: "measure",
    paddingY: "band",
  },
  deep: {
    columns: "5fr 7fr",
    rowGap: { base: "6", md: "8" },
    name: "colorPalette.deepLine",
    lead: "[44ch]",
    paddingY: "12",
  },
} as const;

/** The first section of a branch's page: name, title, lead, two calls to action and the branch's drawing. */
export function BranchHero({ id, name, title, lead, actions, tone, children }: BranchHeroProps) {
  const { columns, rowGap, name: color, lead: maxWidth, paddingY } = looks[tone];
  return (
    <Section tone={tone} labelledBy={id} overflow="hidden" paddingY={paddingY}>
      <Columns lg={columns} columnGap="gap" rowGap={rowGap} alignItems="center">
        <Flow>
          <Text textStyle="label" color={color}>
            {name}
          </Text>
          <H1 id={id}>{title}</H1>
          <Lead maxWidth={maxWidth}>{lead}</Lead>
          <Actions links={actions} on={tone === "deep" ? "deep" : "paper"} />
        </Flow>
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
      isOnward
      labelledBy="closing"
      overflow="hidden"
      paddingBottom={{ base: "[calc(32% + {spacing.4})]", md: "band" }}
      backdrop={
        <Motif
          variant="corner"
          on="deep"
          position="absolute"
          bottom="0"
          insetInlineEnd="0"
          width={{ base: "[32%]", md: "[min(24rem, 34%)]" }}
        />
      }
    >
      <SectionHeading id="closing" title={title} size="h1" />
      <Lead maxWidth="[44ch]">{text}</Lead>
      {/* The maximum width keeps the buttons next to the drawing, not over it. */}
      <Actions links={actions} on="deep" maxWidth={{ md: "[62%]" }} />
    </Section>
  );
}

interface ClosingProps extends Omit<SectionProps, "title" | "labelledBy" | "width"> {
  /** Id of the heading. */
  id: string;
  title: string;
  lead?: string;
}

/** The centered ending of a page. `children` are the links to the next pages. */
export function Closing({ id, title, lead, children, ...rest }: ClosingProps) {
  return (
    <Section width="measure" labelledBy={id} textAlign="center" {...rest}>
      <SectionHeading id={id} title={title} lead={lead} size={lead ? "h1" : "h2"} />
      {children}
    </Section>
  );
}

interface Testimonial {
  quote: string;
  name: string;
  /** The person’s relationship to us: "parent of a nine-year-old". */
  detail: string;
}

export function Quotation({ quote, name, detail, size }: Testimonial & Blockquote.RootProps) {
  return (
    <Blockquote.Root size={size}>
      <Blockquote.Content>{`“${quote}”`}</Blockquote.Content>
      <Blockquote.Caption>
        {name}, {detail}
      </Blockquote.Caption>
    </Blockquote.Root>
  );
}

/** Testimonials of a branch. The first is set large. */
export function Testimonials({ title, items }: { title: string; items: readonly Testimonial[] }) {
  const [lead, ...others] = items;
  return (
    <Section tone="tint" labelledBy="testimonials">
      <SectionHeading id="testimonials" title={title} size="h4" color="colorPalette.fg" />
      <Columns lg="7fr 4fr" columnGap="20" rowGap={{ base: "6", md: "10" }} alignItems="center">
        {lead && <Quotation {...lead} size="lg" />}
        <Flex direction="column" gap={{ base: "5", md: "8" }}>
          {others.map((testimonial) => (
            <Box key={testimonial.name} borderInlineStartWidth="thick" borderColor="colorPalette.line" paddingStart="5">
              <Quotation {...testimonial} size="md" />
            </Box>
          ))}
        </Flex>
      </Columns>
    </Section>
  );
}

interface QuestionsProps {
  title: string;
  questions: readonly { question: string; answer: string; link?: SiteLink }[];
}

export function Questions({ title, questions }: QuestionsProps) {
  return (
    <Section labelledBy="questions-title">
      <Split>
        <SectionIntro id="questions-title" title={title} />
        <div>
          {questions.map(({ question, answer, link }) => (
            <Disclosure key={question} summary={question}>
              {answer} {link && <RouteLink to={link.to}>{link.label}</RouteLink>}
            </Disclosure>
          ))}
        </div>
      </Split>
    </Section>
  );
}
