import { Box, chakra, Text } from "@chakra-ui/react";
import type { closing, hero, LandFeature, land, support } from "../../../data/homestead.ts";
import { Columns, Flow, H2, H3Link, Lead, Section, SectionHeading } from "../../components/section.tsx";
import { BranchClosing, BranchHero } from "../../components/shared-sections.tsx";
import type { MotifProps } from "../../drawings/drawing.tsx";
import { LandCrop } from "../../land/land-crop.tsx";
import { LandMap } from "../../land/land-map.tsx";
import type { LandView } from "../../land/land-view.ts";

export function LandHero({ land, ...props }: typeof hero & { land: LandView }) {
  return (
    <BranchHero {...props} id="homestead" tone="deep">
      <LandMap view={land} />
    </BranchHero>
  );
}

export function LandClosing(props: typeof closing) {
  return <BranchClosing {...props} motif={CornerOfLand} />;
}

const CornerOfLand = ({ variant: _, on: __, mirror: ___, ...rest }: Omit<MotifProps, "color">) => (
  <LandCrop shows="corner" color="colorPalette.deepLine" {...rest} />
);

export function SacredLand({ title, acres, text, features }: typeof land) {
  return (
    <Section
      tone="sunken"
      labelledBy="land"
      paddingBottom={{ base: "[7.5rem]", md: "[calc(max(15vw, 6rem) + 3rem)]" }}
      backdrop={<LandCrop shows="hills" position="absolute" bottom="0" insetInlineStart="0" />}
    >
      <Columns lg="5fr 7fr" columnGap="20" rowGap="gap">
        <Flow>
          <SectionHeading id="land" title={title} text={text} />
          <Text textStyle="h4" display="flex" flexWrap="wrap" alignItems="center" columnGap="4">
            <Text as="span" textStyle="display" lineHeight="flat" color="colorPalette.fg">
              {acres.value}
            </Text>
            <Box as="span" flex="1 1 9rem" minWidth="0">
              {acres.label}
            </Box>
          </Text>
        </Flow>
        <Columns as="ul" md="1fr 1fr" gap="gap">
          {features.map((feature) => (
            <Feature key={feature.title} {...feature} />
          ))}
        </Columns>
      </Columns>
    </Section>
  );
}

function Feature({ title, text }: LandFeature) {
  return (
    <Box as="li" _even={{ marginTop: { md: "12" }, marginBottom: { md: "-12" } }}>
      <SectionHeading level="h3" title={title} text={text} />
    </Box>
  );
}

/** Shows four ways to help as the pickets of a fence. They rest on the next section and share its background. */
export function SupportWays({ title, lead, ways }: typeof support) {
  return (
    <Section labelledBy="support" paddingBottom={{ lg: "0" }} overflow="hidden">
      <Columns lg="5fr 7fr" columnGap="20" rowGap="gap">
        <H2 id="support">{title}</H2>
        <Lead>{lead}</Lead>
      </Columns>
      <Box position="relative">
        <Rail top="24" />
        <Rail bottom="14" />
        <Columns as="ul" lg="repeat(4, 1fr)" position="relative" gap="5">
          {ways.map((way) => (
            <Picket key={way.link.to} data-rhythm="tight">
              <H3Link to={way.link.to}>{way.link.label}</H3Link>
              <Text>{way.text}</Text>
            </Picket>
          ))}
        </Columns>
      </Box>
    </Section>
  );
}

const Picket = chakra("li", {
  base: {
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-start",
    borderBlockStartWidth: { base: "thick", lg: "[0]" },
    borderColor: "colorPalette.soft",
    paddingTop: { base: "3", lg: "20" },
    paddingX: { lg: "6" },
    paddingBottom: { lg: "12" },
    bg: { lg: "colorPalette.tint" },
    clipPath: { lg: "polygon(0 3.5rem, 50% 0, 100% 3.5rem, 100% 101%, 0 101%)" },
    _highContrast: { clipPath: "none", borderWidth: "thin" },
  },
});

/** A rail of the fence, behind the pickets and from edge to edge of the page. */
const Rail = chakra("div", {
  base: { hideBelow: "lg", position: "absolute", insetX: "[-50vw]", height: "3", bg: "colorPalette.soft" },
});
