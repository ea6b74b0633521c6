import { chakra, Table, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { ImpactRow, impactPage } from "../../../data/impact.ts";
import type { SiteLink } from "../../../data/link.ts";
import { blocksOnPhones } from "../../components/blocks-on-phones.ts";
import { Actions, SmartLink } from "../../components/links.tsx";
import { Items } from "../../components/lists.tsx";
import { Columns, Flow, H2, PageHeading, Section, SectionHeading } from "../../components/section.tsx";
import { Drawing, type DrawingProps } from "../../drawings/drawing.tsx";
import type { Ring } from "../../drawings/people-rings.ts";

type Words = typeof impactPage;

export type ShownFigure = Pick<ImpactRow, "key" | "value" | "label" | "counts" | "period" | "source">;

export function ImpactHero({ title, lead }: Pick<Words, "title" | "lead">) {
  return (
    <Section tone="deep" colorPalette="river" labelledBy="impact-title">
      <PageHeading id="impact-title" title={title} lead={lead} size="h1" maxWidth="measure" />
    </Section>
  );
}

interface FiguresProps {
  words: { title: string; text?: string; caption: string; link?: SiteLink };
  columns: Words["columns"];
  figures: readonly ShownFigure[];
}

export function ImpactPeople({ words, rings, ...table }: FiguresProps & { rings: readonly Ring[] }) {
  return (
    <Section colorPalette="night" id="people" labelledBy="people-title">
      <Columns lg="5fr 6fr" columnGap="16" rowGap="8" alignItems="center">
        <PeopleChart figures={table.figures} rings={rings} maxWidth="[34rem]" marginX="auto" />
        <div>
          <SectionHeading id="people-title" title={words.title} lead={words.text} />
        </div>
      </Columns>
      <FigureTable words={words} {...table} />
    </Section>
  );
}

interface PeopleChartProps extends DrawingProps {
  figures: readonly ShownFigure[];
  rings: readonly Ring[];
}

/** One ring for each figure of the table, which repeats the numbers. Labels end where the rings begin. */
function PeopleChart({ figures, rings, ...rest }: PeopleChartProps) {
  return (
    <Drawing size={[1000, 1000]} {...rest}>
      <g transform="translate(500 500)">
        {rings.map(({ track, bar, y }, index) => (
          <g key={y}>
            <path className="tint fill" d={track} />
            <path className="solid fill" d={bar} />
            <text
              x="-18"
              y={y}
              dy=".35em"
              textAnchor="end"
              fontSize="52"
              fontWeight="600"
              fill="currentColor"
              stroke="none"
            >
              {figures[index]?.value}
            </text>
          </g>
        ))}
      </g>
    </Drawing>
  );
}

interface ImpactTableProps extends FiguresProps {
  id: string;
  tone: "canvas" | "sunken";
  /** Picture of the figures, above the table. */
  children?: ReactNode;
}

export function ImpactTable({ id, tone, words, children, ...table }: ImpactTableProps) {
  return (
    <Section tone={tone} colorPalette="river" id={id} labelledBy={`${id}-title`}>
      <SectionHeading id={`${id}-title`} title={words.title} lead={words.text} maxWidth="measure" />
      {words.link && <SmartLink link={words.link} variant="standalone" />}
      {children}
      <FigureTable words={words} {...table} />
    </Section>
  );
}

/** A table of figures. If the period or the source is the same in every row, it becomes part of the caption instead. */
function FigureTable({ words, columns, figures }: FiguresProps) {
  const isShared = (key: "period" | "source") => figures.every((figure) => figure[key] === figures[0]?.[key]);
  const shared = (["period", "source"] as const).filter(isShared);
  const shown = (["period", "source"] as const).filter((key) => !isShared(key));
  const caption = [words.caption, ...shared.map((key) => `${columns[key]}: ${figures[0]?.[key]}`)].join(". ");
  return (
    <Table.Root role="table" css={figureTable}>
      <Table.Caption captionSide="top">{caption}</Table.Caption>
      <Table.Header role="rowgroup">
        <Table.Row role="row">
          {(["figure", "counts", ...shown] as const).map((key) => (
            <Table.ColumnHeader key={key} scope="col" role="columnheader">
              {columns[key]}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body role="rowgroup">
        {figures.map(({ key, value, label, counts, ...record }) => (
          <Table.Row key={key} role="row" id={key}>
            <Table.Cell asChild>
              <chakra.th scope="row" role="rowheader">
                <Text as="span" textStyle="h4" display="block" color="colorPalette.fg">
                  {value}
                </Text>
                {label}
              </chakra.th>
            </Table.Cell>
            <Table.Cell role="cell">{counts}</Table.Cell>
            {shown.map((name) => (
              <Table.Cell key={name} role="cell" data-column={columns[name]}>
                {record[name]}
              </Table.Cell>
            ))}
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}

const figureTable = {
  "& th": { width: { md: "[26%]" } },
  "& td": { verticalAlign: "baseline" },
  ...blocksOnPhones,
} as const;

export function ImpactFiles({ missing, files, wrong }: Pick<Words, "missing" | "files" | "wrong">) {
  return (
    <Section tone="tint" colorPalette="clay" labelledBy="missing-title">
      <Columns lg="1fr 1fr" columnGap="20" rowGap="12">
        <Flow maxWidth="measure">
          <H2 id="missing-title">{missing.title}</H2>
          <Items of={missing.points} gap="3" />
        </Flow>
        <Flow id="files">
          <SectionHeading title={files.title} text={files.text} />
          <Actions links={files.links} />
          <Text>
            {wrong.text} <SmartLink link={wrong.link} />
          </Text>
        </Flow>
      </Columns>
    </Section>
  );
}
