import { Box, Center, chakra, Text } from "@chakra-ui/react";
import type { bCorp, credits, land, next, summary } from "../../../data/about.ts";
import { Actions, RouteLink, SmartLink } from "../../components/links.tsx";
import { Items } from "../../components/lists.tsx";
import { Columns, Flow, H3, Section, SectionHeading } from "../../components/section.tsx";
import { Contours } from "../../drawings/contours.tsx";
import { SectionEdge } from "../../drawings/section-edge.tsx";
import { WheelMark } from "../../drawings/wheel-mark.tsx";

type Row = (typeof summary)["rows"][number];

/**
 * Shows the branches side by side. On narrow pages each row becomes a block, and ARIA roles keep the table semantics.
 */
export function BranchTable({ title, columns, rows }: typeof summary) {
  return (
    <Section labelledBy="branches">
      <SectionHeading id="branches" title={title} />
      <Table role="table" aria-labelledby="branches">
        <thead>
          <tr>
            {Object.entries(columns).map(([key, name]) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <chakra.tbody role="rowgroup">
          {rows.map((row) => (
            <BranchRow key={row.branch} {...row} columns={columns} />
          ))}
        </chakra.tbody>
      </Table>
    </Section>
  );
}

function BranchRow({ name, path, palette, columns, offers, paidBy }: Row & Pick<typeof summary, "columns">) {
  return (
    <chakra.tr role="row" colorPalette={palette}>
      <chakra.th scope="row" role="rowheader">
        <RouteLink to={path} variant="standalone" textStyle="h3" color="colorPalette.fg">
          {name}
        </RouteLink>
      </chakra.th>
      <chakra.td role="cell" data-column={columns.offers}>
        {offers}
      </chakra.td>
      <chakra.td role="cell" data-column={columns.paidBy}>
        {paidBy}
      </chakra.td>
    </chakra.tr>
  );
}

const Table = chakra("table", {
  base: {
    width: "full",
    borderCollapse: "collapse",
    textAlign: "start",
    "& thead th": { textStyle: "label", textAlign: "start", paddingBottom: "3", color: "fg.muted" },
    "& tbody tr": { borderTopWidth: "thick", borderColor: "colorPalette.line" },
    "& tbody th": { textAlign: "start", width: "[22%]" },
    "& tbody th, & tbody td": { verticalAlign: "baseline", paddingY: "6", paddingEnd: "8" },
    lgDown: {
      display: "block",
      "& thead": { display: "none" },
      "& tbody": { display: "block" },
      "& tbody tr": {
        display: "grid",
        gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 12rem), 1fr))",
        gap: "2",
        paddingTop: "3",
        paddingBottom: "5",
      },
      "& tbody th": { gridColumn: "1 / -1", width: "auto" },
      "& tbody th, & tbody td": { padding: "0" },
      "& td:last-of-type::before": { content: "attr(data-column) ': '", color: "fg.muted" },
    },
  },
});

export function BCorp({ title, lead, reasons }: typeof bCorp) {
  return (
    <Section tone="sunken" labelledBy="b-corp">
      <Columns lg="4fr 7fr" columnGap="20" rowGap={{ base: "6", md: "10" }}>
        <Flow rhythm="blocks">
          <SectionHeading id="b-corp" title={title} lead={lead} />
          <Center
            hideBelow="lg"
            boxSize="[11rem]"
            borderWidth="thick"
            borderColor="colorPalette.line"
            borderRadius="pill"
            transform="rotate(-12deg)"
          >
            <WheelMark boxSize="[8.5rem]" />
          </Center>
        </Flow>
        <Columns as="ul" fit="17rem" columnGap="gap" rowGap={{ base: "5", md: "10" }}>
          {reasons.map(({ title, text }) => (
            <li key={title}>
              <SectionHeading level="h3" title={title} text={text} size="h4" />
            </li>
          ))}
        </Columns>
      </Columns>
    </Section>
  );
}

export function AboutCredits({ title, lead, works }: typeof credits) {
  return (
    <Section tone="tint" colorPalette="plum" labelledBy="credits">
      <Box maxWidth="measure">
        <SectionHeading id="credits" title={title} lead={lead} />
      </Box>
      <Columns lg="repeat(3, 1fr)" columnGap="12" rowGap={{ base: "5", md: "10" }}>
        {works.map(({ text, link }) => (
          <Flow rhythm="tight" key={link.href} borderTopWidth="medium" borderColor="colorPalette.line" paddingTop="3">
            <H3 textStyle="h4">
              <SmartLink link={link} variant="standalone" textWrap="balance" color="colorPalette.fg" />
            </H3>
            <Text>{text}</Text>
          </Flow>
        ))}
      </Columns>
    </Section>
  );
}

interface LandProps {
  land: typeof land;
  next: typeof next;
}

export function Land({ land, next }: LandProps) {
  return (
    <Section
      tone="deep"
      colorPalette="fern"
      labelledBy="land"
      backdrop={
        <>
          <Contours
            variant="corner"
            on="deep"
            hideBelow="lg"
            position="absolute"
            bottom="0"
            insetEnd="0"
            width="[18rem]"
          />
          <SectionEdge motif="contour" tone="deep" />
        </>
      }
    >
      <Columns lg="1fr 1fr" columnGap="20" rowGap="8">
        <Box>
          <SectionHeading id="land" title={land.title} text={land.text} />
        </Box>
        <Flow>
          <H3 textStyle="h4">{land.practicesTitle}</H3>
          <Items of={land.practices} gap="3" css={{ "& ::marker": { color: "colorPalette.deepLine" } }} />
        </Flow>
      </Columns>
      <SectionHeading title={next.title} size="h3" />
      <Actions links={next.links} on="deep" />
    </Section>
  );
}
