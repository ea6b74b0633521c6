import { Text } from "@chakra-ui/react";
import type { GiftMonth } from "../../../data/gift-months.ts";
import type { GiftUse, GivingPage } from "../../../data/giving.ts";
import { dollars, sum } from "../../../data/money.ts";
import { DataTable } from "../../components/data-table.tsx";
import { Disclosure } from "../../components/disclosure.tsx";
import { SmartLink } from "../../components/links.tsx";
import { Flow, H3, Section, SectionIntro } from "../../components/section.tsx";
import { GiftDots } from "./gift-dots.tsx";

interface WhereGiftsWentProps {
  copy: GivingPage["where"];
  uses: readonly GiftUse[];
  /** Oldest first. */
  months: readonly GiftMonth[];
}

export function WhereGiftsWent({ copy, uses, months }: WhereGiftsWentProps) {
  return (
    <Section id="where" labelledBy="where-title">
      <SectionIntro id="where-title" title={copy.title} lead={copy.lead} />
      <GiftDots copy={copy.dots} uses={uses} />
      <Disclosure summary={copy.table}>
        <GiftTable copy={copy} uses={uses} />
      </Disclosure>
      <GiftMonths copy={copy.months} months={months} />
      <Text maxWidth="measure">
        {copy.pool.text} <SmartLink link={copy.pool.link} />
      </Text>
      <Text>
        {copy.figures.text} <SmartLink link={copy.figures.link} />
      </Text>
    </Section>
  );
}

interface GiftTableProps {
  copy: GivingPage["where"];
  uses: readonly GiftUse[];
}

/** A table with the same figures as the dots. */
function GiftTable({ copy: { caption, columns, total }, uses }: GiftTableProps) {
  const all = sum(uses.map(({ amount }) => amount));
  const rows = uses.map(({ name, text, amount }) => [
    <RowName key={name} name={name} text={text} />,
    dollars(amount),
    `${Math.round((amount / all) * 100)}%`,
  ]);
  return (
    <DataTable
      caption={caption}
      columns={[columns.use, columns.amount, columns.share]}
      rows={[...rows, [total, dollars(all), "100%"]]}
      isNumeric
      css={{ "& tbody tr:last-of-type > *": { fontWeight: "bold" } }}
    />
  );
}

function RowName({ name, text }: { name: string; text: string }) {
  return (
    <>
      <strong>{name}</strong>
      <Text textStyle="small" fontWeight="normal">
        {text}
      </Text>
    </>
  );
}

/** Number of months that are visible without opening the disclosure of earlier ones. */
const openMonths = 3;

function GiftMonths({ copy, months }: { copy: GivingPage["where"]["months"]; months: readonly GiftMonth[] }) {
  const columns = [copy.columns.month, copy.columns.given, copy.columns.spent];
  const rows = months
    .map(({ name, paid, given, spent }) => [
      <RowName key={name} name={name} text={copy.paid.replace("{uses}", () => paid)} />,
      dollars(given),
      dollars(spent),
    ])
    .toReversed();
  return (
    <Flow>
      <H3 id="months">{copy.title}</H3>
      <DataTable caption={copy.caption} columns={columns} rows={rows.slice(0, openMonths)} isNumeric />
      <Disclosure summary={copy.earlier}>
        <DataTable caption={copy.earlier} columns={columns} rows={rows.slice(openMonths)} isNumeric />
      </Disclosure>
    </Flow>
  );
}
