import { Box, List, Text } from "@chakra-ui/react";
import { Fragment, type ReactNode } from "react";
import type { GiftUse, GivingPage } from "../../../data/giving.ts";
import { dollars, sum } from "../../../data/money.ts";
import { DataTable } from "../../components/data-table.tsx";
import { Doors } from "../../components/doors.tsx";
import { SmartLink } from "../../components/links.tsx";
import { Columns, H1, H2, Lead, Paragraphs, Section, SectionHeading, Split } from "../../components/section.tsx";
import { Drawing, type DrawingProps } from "../../drawings/drawing.tsx";
import type { Slice } from "../../drawings/gift-ring.ts";
import { WheelOutline } from "../../drawings/wheel-outline.tsx";
import { FormPanel } from "../../forms/form-panel.ts";

interface GiveProps {
  copy: GivingPage["give"];
  /** The form, which must be labeled by `formTitleId`. */
  form: ReactNode;
}

export const formTitleId = "gift-form-title";

export function Give({ copy, form }: GiveProps) {
  return (
    <Section tone="tint" labelledBy="give-title">
      <Split>
        <Box>
          <H2 id="give-title">{copy.title}</H2>
          <List.Root variant="ruled" borderColor="colorPalette.line" marginTop="5">
            {copy.suggested.map(({ amount, does }) => (
              <List.Item key={amount} display="flex" flexWrap="wrap" columnGap="5" alignItems="baseline">
                <Text as="span" textStyle="numeral" minWidth="[2.6em]" color="colorPalette.fg">
                  {dollars(amount)}
                </Text>
                <Text as="span" flex="1 1 12rem">
                  {does}
                </Text>
              </List.Item>
            ))}
          </List.Root>
          <Text marginTop="5">{copy.any}</Text>
        </Box>
        <FormPanel id="give" boxShadow="raised" _print={{ display: "none" }}>
          <SectionHeading id={formTitleId} title={copy.formTitle} marginBottom="4" />
          {form}
        </FormPanel>
      </Split>
    </Section>
  );
}

export function BeforeGiving({ candor, ways }: Pick<GivingPage, "candor" | "ways">) {
  return (
    <Section labelledBy="candor-title">
      <Columns lg="1fr 1fr" columnGap="20" rowGap="12">
        <Box maxWidth="measure">
          <H2 id="candor-title">{candor.title}</H2>
          <Paragraphs of={candor.paragraphs} marginTop="5" />
          <SmartLink link={candor.link} variant="standalone" />
        </Box>
        <Box>
          <H2>{ways.title}</H2>
          <List.Root variant="ruled" borderColor="colorPalette.line" marginTop="5">
            {ways.links.map(({ text, link }) => (
              <List.Item key={link.label}>
                <Text>{text}</Text>
                <SmartLink link={link} variant="standalone" />
              </List.Item>
            ))}
          </List.Root>
        </Box>
      </Columns>
    </Section>
  );
}

const palettes = { money: "clay", thing: "night", hands: "fern" } as const;

export function DonateHero({ title, lead, doors }: GivingPage["hero"]) {
  return (
    <Section
      tone="deep"
      labelledBy="donate-title"
      overflow="hidden"
      backdrop={
        <WheelOutline
          on="deep"
          lit={doors.length}
          hideBelow="md"
          position="absolute"
          width={{ md: "[36rem]", xl: "[44rem]" }}
          right={{ md: "[-14rem]", xl: "[-10rem]" }}
          top={{ md: "[-18rem]", xl: "[-20rem]" }}
          transform="rotate(171deg)"
        />
      }
    >
      <H1 id="donate-title" maxWidth={{ md: "[60%]" }}>
        {title}
      </H1>
      <Lead marginTop="6" maxWidth={{ md: "[56%]" }}>
        {lead}
      </Lead>
      <Doors doors={doors} palettes={palettes} md="repeat(3, 1fr)" />
    </Section>
  );
}

/**
 * Shows parts of a whole as slices of a ring. Hatching and numbers tell the slices apart, and the table beside the ring
 * repeats the numbers. The ring therefore works in one color, in forced colors and on paper.
 */
function GiftRing({ slices, ...rest }: DrawingProps & { slices: readonly Slice[] }) {
  return (
    <Drawing size={[1040, 1040]} {...rest}>
      <g className="solid" transform="translate(520 520)">
        {slices.map(({ edge, hatching, stroke, number: [x, y] }, index) => (
          <g key={edge}>
            <path d={edge} />
            {hatching && <path d={hatching} strokeWidth={stroke} strokeLinecap="butt" />}
            <text
              x={Math.round(x)}
              y={Math.round(y)}
              dy=".35em"
              textAnchor="middle"
              fontSize="56"
              fontWeight="600"
              fill="currentColor"
              stroke="none"
            >
              {index + 1}
            </text>
          </g>
        ))}
      </g>
    </Drawing>
  );
}

interface GiftTableProps {
  copy: GivingPage["where"];
  uses: readonly GiftUse[];
}

/** Repeats the ring's numbers as a table. */
function GiftTable({ copy: { caption, columns, total }, uses }: GiftTableProps) {
  const all = sum(uses.map(({ amount }) => amount));
  const rows = uses.map(({ name, text, amount }, index) => [
    <Fragment key={name}>
      <strong>{`${index + 1}. ${name}`}</strong>
      <Text textStyle="small" fontWeight="normal">
        {text}
      </Text>
    </Fragment>,
    dollars(amount),
    `${Math.round((amount / all) * 100)}%`,
  ]);
  return (
    <DataTable
      caption={caption}
      columns={[columns.use, columns.amount, columns.share]}
      rows={[...rows, [total, dollars(all), "100%"]]}
      isNumeric
      marginTop="6"
      css={{ "& tbody tr:last-of-type > *": { fontWeight: "bold" } }}
    />
  );
}

interface WhereGiftsWentProps {
  copy: GivingPage["where"];
  uses: readonly GiftUse[];
  /** One slice for each use, in the same order. */
  slices: readonly Slice[];
}

export function WhereGiftsWent({ copy, uses, slices }: WhereGiftsWentProps) {
  return (
    <Section id="where" labelledBy="where-title">
      <Columns lg="5fr 6fr" columnGap="20" rowGap="10" alignItems="center">
        <GiftRing slices={slices} maxWidth="[36rem]" marginX="auto" order={{ base: "1", lg: "0" }} />
        <Box>
          <H2 id="where-title">{copy.title}</H2>
          <GiftTable copy={copy} uses={uses} />
          <Text marginTop="5" maxWidth="measure">
            {copy.pool.text} <SmartLink link={copy.pool.link} />
          </Text>
          <Text marginTop="2">
            {copy.figures.text} <SmartLink link={copy.figures.link} />
          </Text>
        </Box>
      </Columns>
    </Section>
  );
}
