import { Box, chakra, List, Text } from "@chakra-ui/react";
import type { GiftUse, GivingPage } from "../../../data/giving.ts";
import { dollars, sum } from "../../../data/money.ts";
import { dashes, dotRows, heightOf, pitch } from "../../drawings/dot-rows.ts";
import { Drawing, type DrawingProps } from "../../drawings/drawing.tsx";
import { dotsFor } from "../../giving/gift-dots.ts";

interface GiftDotsProps {
  copy: GivingPage["where"]["dots"];
  uses: readonly GiftUse[];
}

const palettes = { "mutual-aid": "clay", seats: "night", land: "fern", pool: "river" } as const;

/** Styles that put the texts next to the dots if there is room. */
const besideDots = {
  "& > li": {
    display: "block",
    md: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 40rem) minmax(12rem, 1fr)",
      columnGap: "10",
      alignItems: "start",
    },
  },
} as const;

/** Shows each hundred dollars as a dot, in a group for each use. A script outlines the dots of the visitor's gift. */
export function GiftDots({ copy, uses }: GiftDotsProps) {
  const all = sum(uses.map(({ amount }) => amount));
  return (
    <List.Root variant="plain" gap={{ base: "8", md: "6" }} css={besideDots}>
      {uses.map(({ key, name, text, amount }) => (
        <List.Item key={key} colorPalette={palettes[key]}>
          <Box order={{ md: "1" }}>
            <Text textStyle="numeral" color="colorPalette.fg">
              {dollars(amount)}
            </Text>
            <Text>
              <strong>{name}</strong>, {copy.share.replace("{share}", String(Math.round((amount / all) * 100)))}
            </Text>
            <Text textStyle="small" color="fg.muted">
              {text}
            </Text>
          </Box>
          {/* On paper, no breakpoint applies, so only the wider picture prints. */}
          <Dots
            use={key}
            count={dotsFor(amount, copy.value)}
            columns={24}
            hideFrom="md"
            marginTop="3"
            _print={{ display: "none" }}
          />
          <Dots use={key} count={dotsFor(amount, copy.value)} columns={40} hideBelow="md" marginTop="2" />
        </List.Item>
      ))}
    </List.Root>
  );
}

const DotLines = chakra("g", {
  base: { "& .ground": { stroke: "bg.canvas", _print: { stroke: "[white]" }, _highContrast: { stroke: "[Canvas]" } } },
});

interface DotsProps extends DrawingProps {
  use: GiftUse["key"];
  count: number;
  columns: number;
}

function Dots({ use, count, columns, ...rest }: DotsProps) {
  const rows = dotRows(count, columns);
  // Money that is not spent yet shows as rings.
  const isSaved = use === "pool";
  return (
    <Drawing
      size={[columns * pitch, heightOf(count, columns)]}
      overflow="visible"
      data-dots-of={use}
      data-columns={columns}
      data-count={count}
      {...rest}
    >
      <DotLines strokeDasharray={dashes}>
        <path data-chosen="" strokeWidth="16" />
        <path data-chosen="" className="ground" strokeWidth="12.5" />
        <path className="solid" strokeWidth={isSaved ? 11 : 10} d={rows} />
        {isSaved && <path className="ground" strokeWidth="6" d={rows} />}
      </DotLines>
    </Drawing>
  );
}
