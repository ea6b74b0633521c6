import { Box, chakra, DataList } from "@chakra-ui/react";
import type { shop } from "../../../data/shop.ts";
import { Actions, SmartButton } from "../../components/links.tsx";
import { Columns, Flow, H2, PageHeading, Section, SectionHeading } from "../../components/section.tsx";
import { Drawing, type DrawingProps } from "../../drawings/drawing.tsx";
import { digits, type Point, ring } from "../../drawings/pen.ts";

const beadSizes: readonly { at: Point; radius: number }[] = [
  { at: [52, 78], radius: 44 },
  { at: [176, 132], radius: 56 },
  { at: [322, 158], radius: 66 },
  { at: [474, 142], radius: 54 },
  { at: [598, 94], radius: 44 },
];

/** The cord sags from one edge of the drawing to the other, under the weight of the beads. */
const cord = `M${digits(-40, 16)}Q322 300 760-60`;

const discs = beadSizes.map(({ at, radius }) => ring(at, radius)).join("");
const cores = beadSizes.map(({ at, radius }) => ring(at, radius / 3)).join("");

function CordOfBeads(props: DrawingProps) {
  return (
    <Drawing size={[720, 240]} on="deep" {...props}>
      <path className="line" strokeWidth="5" d={cord} />
      {/* Repeats the background, so that the cord goes through the beads and not over them. */}
      <chakra.path className="fill" color="colorPalette.deep" d={discs} />
      <path className="line fill" d={discs} />
      {beadSizes.map(({ at, radius }, index) => (
        <path
          key={radius + at[0]}
          className="solid"
          d={ring(at, radius * 0.68)}
          pathLength={index % 2 ? 20 : 10}
          strokeDasharray={index % 2 ? "0 1" : "0 0.14 0.72 0.14"}
          strokeWidth={index % 2 ? 6 : radius * 0.3}
          strokeLinecap={index % 2 ? "round" : "butt"}
        />
      ))}
      <path className="glow fill" d={cores} />
    </Drawing>
  );
}

const beads = (
  <CordOfBeads
    position="absolute"
    top="0"
    insetInlineStart="0"
    width={{ base: "[26rem]", lg: "[min(40vw, 36rem)]" }}
    maxWidth="none"
  />
);

export function ShopHero({ title, lead, waysTitle, ways, links }: (typeof shop)["hero"]) {
  return (
    <Section tone="deep" colorPalette="clay" overflow="hidden" backdrop={beads} paddingTop={{ base: "40", lg: "band" }}>
      <Columns lg="minmax(0, 7fr) minmax(0, 5fr)" gap="gap" columnGap={{ lg: "20" }} alignItems="end">
        <Box>
          <PageHeading title={title} lead={lead} maxWidth="[34rem]" />
        </Box>
        <Flow
          borderInlineStartWidth={{ lg: "medium" }}
          borderColor="colorPalette.deepLine"
          paddingInlineStart={{ lg: "10" }}
        >
          <H2 textStyle="h4">{waysTitle}</H2>
          <DataList.Root gap="3">
            {ways.map(({ name, text }) => (
              <DataList.Item key={name}>
                <DataList.ItemLabel textStyle="body" fontWeight="bold">
                  {name}
                </DataList.ItemLabel>
                <DataList.ItemValue>{text}</DataList.ItemValue>
              </DataList.Item>
            ))}
          </DataList.Root>
          {links.map((link) => (
            <SmartButton key={link.to} link={link} variant="onDeep" size="lg" />
          ))}
        </Flow>
      </Columns>
    </Section>
  );
}

export function ShopClosing({ title, links }: (typeof shop)["closing"]) {
  return (
    <Section tone="tint" colorPalette="fern" isOnward labelledBy="closing">
      <Columns lg="minmax(0, 7fr) minmax(0, 5fr)" gap="gap" alignItems="end">
        <SectionHeading id="closing" title={title} size="h1" />
        <Actions links={links} />
      </Columns>
    </Section>
  );
}
