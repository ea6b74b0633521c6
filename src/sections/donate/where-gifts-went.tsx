import { Box } from "@chakra-ui/react/box";
import { Table } from "@chakra-ui/react/table";
import { Text } from "@chakra-ui/react/text";
import type { GiftUse, GivingPage } from "../../../data/giving.ts";
import { dollars, sum } from "../../../data/money.ts";
import { Band } from "../../components/band.tsx";
import { Columns } from "../../components/columns.tsx";
import { SmartLink } from "../../components/links.tsx";
import { SectionHeading } from "../../components/section-intro.tsx";
import { Drawing, type DrawingProps } from "../../drawings/drawing.tsx";
import type { Slice } from "../../drawings/gift-ring.ts";

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

/** Repeats the ring's numbers as a table. It scrolls on its own if very large text makes it too wide. */
function GiftTable({ copy: { caption, columns, total }, uses }: GiftTableProps) {
  const all = sum(uses.map(({ amount }) => amount));
  return (
    <Box role="group" aria-label={caption} tabIndex={0} overflowX="auto" marginTop="6">
      <Table.Root>
        <Table.Caption captionSide="top">{caption}</Table.Caption>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader scope="col">{columns.use}</Table.ColumnHeader>
            <Table.ColumnHeader scope="col" {...right}>
              {columns.amount}
            </Table.ColumnHeader>
            <Table.ColumnHeader scope="col" {...right}>
              {columns.share}
            </Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {uses.map(({ name, text, amount }, index) => (
            <Table.Row key={name}>
              <Table.Cell asChild>
                <th scope="row">
                  <strong>{`${index + 1}. ${name}`}</strong>
                  <Text textStyle="small" fontWeight="normal">
                    {text}
                  </Text>
                </th>
              </Table.Cell>
              <Table.Cell {...right}>{dollars(amount)}</Table.Cell>
              <Table.Cell {...right}>{`${Math.round((amount / all) * 100)}%`}</Table.Cell>
            </Table.Row>
          ))}
          <Table.Row fontWeight="bold">
            <Table.Cell asChild>
              <th scope="row">{total}</th>
            </Table.Cell>
            <Table.Cell {...right}>{dollars(all)}</Table.Cell>
            <Table.Cell {...right}>100%</Table.Cell>
          </Table.Row>
        </Table.Body>
      </Table.Root>
    </Box>
  );
}

const right = { textAlign: "end", whiteSpace: "nowrap" } as const;

interface WhereGiftsWentProps {
  copy: GivingPage["where"];
  uses: readonly GiftUse[];
  /** One slice for each use, in the same order. */
  slices: readonly Slice[];
}

export function WhereGiftsWent({ copy, uses, slices }: WhereGiftsWentProps) {
  return (
    <Band isStatic width="wide" id="where" labelledBy="where-title">
      <Columns lg="5fr 6fr" columnGap="20" rowGap="10" alignItems="center">
        <GiftRing slices={slices} maxWidth="[36rem]" marginX="auto" order={{ base: "1", lg: "0" }} />
        <Box>
          <SectionHeading id="where-title" title={copy.title} lead={copy.lead} />
          <GiftTable copy={copy} uses={uses} />
          <Text marginTop="5" maxWidth="measure">
            {copy.pool.text} <SmartLink link={copy.pool.link} />
          </Text>
        </Box>
      </Columns>
    </Band>
  );
}
