import { Box, Center, chakra, Grid, Table, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { enrollment, offerings, EnrollmentStep as Step, sampleDay } from "../../../data/erins-place.ts";
import { Cards } from "../../components/cards.tsx";
import { RouteLink, SmartButton } from "../../components/links.tsx";
import { Columns, Flow, H3, Section, SectionHeading } from "../../components/section.tsx";
import { SectionEdge } from "../../drawings/section-edge.tsx";

function SchoolDay({ title, columns, hours }: typeof sampleDay) {
  return (
    <Box
      bg="bg.raised"
      color="fg.default"
      borderRadius="panel"
      paddingX={{ base: "3", md: "8" }}
      paddingY={{ base: "4", md: "8" }}
    >
      <Table.Root
        overflowWrap="anywhere"
        css={{
          mdDown: { "& :is(th, td)": { paddingY: "2" } },
          "& tbody tr:last-of-type > *": { borderBottomWidth: "0" },
          // At twice the text size on a phone, moves the text below the hour, next to which only a letter would fit.
          _largeText: {
            "& :is(tr, th, td)": { display: "block" },
            "& tbody th": { borderBottomWidth: "0", paddingBottom: "0" },
          },
        }}
      >
        <Table.Caption captionSide="top" paddingInline="3" textStyle="h4" color="fg.default">
          {title}
        </Table.Caption>
        <thead>
          <tr>
            <Table.ColumnHeader scope="col" whiteSpace="nowrap">
              {columns.time}
            </Table.ColumnHeader>
            <Table.ColumnHeader scope="col">{columns.what}</Table.ColumnHeader>
          </tr>
        </thead>
        <tbody>
          {hours.map(({ time, title: what, text }) => (
            <tr key={time}>
              <Table.Cell asChild whiteSpace="nowrap">
                <th scope="row">{time}</th>
              </Table.Cell>
              <Table.Cell>
                <b>{what}.</b> {text}
              </Table.Cell>
            </tr>
          ))}
        </tbody>
      </Table.Root>
    </Box>
  );
}

interface MicroSchoolProps {
  /** Heading of all offerings. Those other than `offering` follow in their own section. */
  title: string;
  offering: (typeof offerings)["lead"];
  day: typeof sampleDay;
}

export function MicroSchool({ title, offering, day }: MicroSchoolProps) {
  return (
    <Section tone="deep" labelledBy="offerings" backdrop={<SectionEdge motif="arc" tone="deep" />}>
      <Columns lg="5fr 6fr" columnGap="16" rowGap={{ base: "6", md: "10" }}>
        <Flow>
          <SectionHeading id="offerings" title={title} />
          <SectionHeading level="h3" title={offering.title} text={offering.text} />
          <SmartButton link={offering.link} size="lg" variant="onDeep" />
        </Flow>
        <SchoolDay {...day} />
      </Columns>
    </Section>
  );
}

/**
 * Draws the path from one number to the next: a dotted hop on wide screens, a dotted line down on narrow ones. It runs
 * from the middle of a number (half of size 14) across the grid's gap (10) to just short of the next number's middle.
 */
function Hop() {
  return (
    <>
      <chakra.svg
        aria-hidden="true"
        viewBox="0 0 100 40"
        preserveAspectRatio="none"
        hideBelow="lg"
        position="absolute"
        bottom="full"
        insetInlineStart="[1.75rem]"
        width="[calc(100% + 1.5rem)]"
        maxWidth="none"
        height="12"
        marginBottom="2"
        overflow="visible"
        fill="transparent"
        stroke="colorPalette.line"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="0 14"
      >
        <path d="M0 40Q50-40 100 40" vectorEffect="non-scaling-stroke" />
      </chakra.svg>
      <chakra.span
        aria-hidden="true"
        hideFrom="lg"
        position="absolute"
        insetInlineStart="[1.25rem]"
        top="12"
        bottom="2"
        borderInlineStartWidth="thick"
        borderStyle="[dotted]"
        borderColor="colorPalette.line"
      />
    </>
  );
}

function EnrollmentStep({ title, text, to, number, isLast }: Step & { number: number; isLast: boolean }) {
  return (
    <Grid
      as="li"
      position="relative"
      templateColumns={{ base: "auto minmax(0, 1fr)", _largeText: "1fr", lg: "1fr" }}
      css={{ _largeText: { "& > [aria-hidden]": { display: "none" } } }}
      alignContent="start"
      gap={{ base: "4", lg: "5" }}
      paddingBottom={{ base: isLast ? "0" : "6", lg: "0" }}
    >
      <Center
        boxSize={{ base: "target", lg: "14" }}
        borderRadius="pill"
        bg="colorPalette.solid"
        color="colorPalette.contrast"
        textStyle={{ base: "h4", lg: "h3" }}
        borderWidth="medium"
        borderColor="transparent"
      >
        {number}
      </Center>
      {!isLast && <Hop />}
      <Flow rhythm="tight">
        <H3 textStyle="h4" minHeight="target" alignContent="center">
          {to ? (
            <RouteLink to={to} variant="standalone">
              {title}
            </RouteLink>
          ) : (
            title
          )}
        </H3>
        <Text>{text}</Text>
      </Flow>
    </Grid>
  );
}

interface EnrollmentProps {
  words: typeof enrollment;
  /** Says that the tuition is not decided. */
  children: ReactNode;
}

export function Enrollment({ words: { title, lead, steps }, children }: EnrollmentProps) {
  return (
    <Section labelledBy="enrollment">
      <Cards
        as="ol"
        id="enrollment"
        title={title}
        lead={lead}
        marginTop={{ base: "gap", lg: "24" }}
        lg="repeat(4, 1fr)"
        columnGap="10"
      >
        {steps.map((step, index) => (
          <EnrollmentStep key={step.title} {...step} number={index + 1} isLast={index === steps.length - 1} />
        ))}
      </Cards>
      {children}
    </Section>
  );
}
