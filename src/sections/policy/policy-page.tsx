import { Box, Flex, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { Policy, policyWords, PolicySection as SectionData } from "../../../data/policy.ts";
import type { Trail } from "../../../data/trails.ts";
import { Breadcrumbs } from "../../components/breadcrumbs.tsx";
import { DataTable } from "../../components/data-table.tsx";
import { longDate } from "../../components/dates.ts";
import { Actions, RouteLink, SmartLink } from "../../components/links.tsx";
import { Items } from "../../components/lists.tsx";
import { Columns, Flow, PageHeading, Paragraphs, Section, SectionHeading } from "../../components/section.tsx";
import { SectionEdge } from "../../drawings/section-edge.tsx";

function PolicySection({ section }: { section: SectionData }) {
  const { id, title, paragraphs, points, table, links } = section;
  return (
    <Flow as="section" aria-labelledby={id} maxWidth="measure">
      <SectionHeading id={id} title={title} size="h3" />
      <Paragraphs of={paragraphs} />
      {points && <Items of={points} />}
      {table && <DataTable {...table} textStyle={{ base: "small", md: "body" }} />}
      {links && (
        <Flex wrap="wrap" columnGap="6">
          {links.map((link) => (
            <SmartLink key={link.label} link={link} variant="standalone" />
          ))}
        </Flex>
      )}
    </Flow>
  );
}

function PolicyHeader({ policy, words, colorPalette, trail, picture }: PolicyPageProps) {
  const { title, lead, inShort, draft, note } = policy;
  return (
    <Section tone="deep" colorPalette={colorPalette}>
      <Columns lg="minmax(0, 6fr) minmax(0, 5fr)" gap="gap">
        <Flow>
          {trail && <Breadcrumbs trail={trail} />}
          <PageHeading title={title} lead={lead} />
          <Text textStyle="small">
            {words.updated} <time dateTime={policy.updated}>{longDate(policy.updated, "UTC")}</time>.{" "}
            {draft?.text ?? note}
          </Text>
        </Flow>
        {picture}
        <Flow as="section" aria-labelledby="in-short" gridColumn={picture ? { lg: "1 / -1" } : undefined}>
          <SectionHeading id="in-short" title={inShort.heading} size="h3" />
          <Items
            of={inShort.points}
            variant="ruled"
            borderColor="colorPalette.deepLine"
            {...(picture && { display: "grid", columnGap: "gap", gridTemplateColumns: { lg: "1fr 1fr" } })}
          />
        </Flow>
      </Columns>
    </Section>
  );
}

interface PolicyContentsProps {
  heading: string;
  sections: readonly Pick<SectionData, "id" | "title">[];
}

/** The table of contents. It stays in view next to the text if there is room. */
function PolicyContents({ heading, sections }: PolicyContentsProps) {
  return (
    <Box as="nav" aria-labelledby="contents" alignSelf="start" position={{ lg: "sticky" }} top="24">
      <SectionHeading id="contents" title={heading} size="label" />
      <Box as="ol" columns={{ base: "2 9rem", lg: "1" }} css={{ "& > li": { breakInside: "avoid" } }}>
        {sections.map((section) => (
          <li key={section.id}>
            <RouteLink to={`#${section.id}`} variant="nav" textStyle="small" textDecorationLine="underline">
              {section.title}
            </RouteLink>
          </li>
        ))}
      </Box>
    </Box>
  );
}

type PolicyClosingProps = NonNullable<Policy["closing"]> & Pick<PolicyPageProps, "colorPalette">;

function PolicyClosing({ title, links, colorPalette }: PolicyClosingProps) {
  return (
    <Section tone="tint" colorPalette={colorPalette} isOnward labelledBy="closing-title">
      <SectionHeading id="closing-title" title={title} />
      <Actions links={links} />
    </Section>
  );
}

interface PolicyPageProps {
  policy: Policy;
  words: typeof policyWords;
  colorPalette: "river" | "clay" | "fern" | "plum";
  trail?: Trail;
  /** A drawing with its text, between the lead and the summary. */
  picture?: ReactNode;
}

export function PolicyPage(props: PolicyPageProps) {
  const { policy, words, colorPalette } = props;
  return (
    <>
      <PolicyHeader {...props} />
      <Section colorPalette={colorPalette} backdrop={<SectionEdge motif="arc" tone="canvas" />}>
        <Columns lg="minmax(0, 1fr) minmax(0, 3fr)" gap="gap">
          <PolicyContents heading={words.contents} sections={policy.sections} />
          <Flow rhythm="blocks">
            {policy.sections.map((section) => (
              <PolicySection key={section.id} section={section} />
            ))}
          </Flow>
        </Columns>
      </Section>
      {policy.closing && <PolicyClosing {...policy.closing} colorPalette={colorPalette} />}
    </>
  );
}
