import { Badge, Box, Center, Flex, Text, VisuallyHidden } from "@chakra-ui/react";
import type { collaborations } from "../../../data/collaborations.ts";
import type { PartnerLink } from "../../../data/partner-links.ts";
import type { Partner } from "../../../data/partners.ts";
import { SmartLink } from "../../components/links.tsx";
import { Columns, Flow, H3, Section, SectionHeading } from "../../components/section.tsx";
import { partnerPicture } from "../../drawings/slug/partner.ts";
import { SlugDrawing } from "../../drawings/slug-drawing.tsx";

/** Returns the first letters of a name's first two words, without a leading article: "The Lantern Room" is "LR". */
function initials(name: string): string {
  return name
    .replace(/^(The|A|An) /, "")
    .split(" ")
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join("");
}

interface ThreadProps {
  /** Side to which the thread curves on wide pages. On narrower pages it curves to the end side. */
  bulge: "start" | "end";
}

/**
 * Draws a half oval from one medallion to the next. Its single border thins out toward the ends, like a thread that
 * passes behind. The lengths follow from the weave: medallions of 7rem, and rows of half a partner's height.
 */
function Thread({ bulge }: ThreadProps) {
  return (
    <Box
      aria-hidden="true"
      hideBelow="sm"
      position="absolute"
      top="14"
      width={{ sm: "12", lg: "20" }}
      height={{ sm: "[calc(100% + 3rem)]", lg: "half" }}
      borderColor="colorPalette.line"
      {...(bulge === "end" ? outward : inward)}
    />
  );
}

const outward = {
  borderInlineEndWidth: "thick",
  borderRadius: "[0 100% 100% 0 / 0 50% 50% 0]",
  insetInlineStart: { sm: "14", lg: "auto" },
  insetInlineEnd: { lg: "[-13rem]" },
} as const;

const inward = {
  borderInlineEndWidth: { sm: "thick", lg: "[0]" },
  borderInlineStartWidth: { lg: "thick" },
  borderRadius: { sm: "[0 100% 100% 0 / 0 50% 50% 0]", lg: "[100% 0 0 100% / 50% 0 0 50%]" },
  insetInlineStart: { sm: "14", lg: "[-13rem]" },
} as const;

interface PartnerMedallionProps {
  /** Seed of the drawing. */
  slug: string;
  name: string;
}

/** Shows a partner's initials on a round drawing of two overlapping rings. Decorative: the name is next to it. */
function PartnerMedallion({ slug, name }: PartnerMedallionProps) {
  return (
    <Center
      aria-hidden="true"
      position="relative"
      boxSize={{ base: "24", sm: "28" }}
      borderRadius="pill"
      overflow="hidden"
    >
      <SlugDrawing slug={slug} family={partnerPicture} ratio="1:1" />
      <Center
        position="absolute"
        boxSize="14"
        borderRadius="pill"
        bg="bg.raised"
        color="colorPalette.fg"
        fontFamily="heading"
        fontSize="h4"
        fontWeight="semibold"
        _highContrast={{ borderWidth: "thin" }}
      >
        {initials(name)}
      </Center>
    </Center>
  );
}

export type LinkedPartner = Partner & { way: PartnerLink };

const palettes = ["clay", "night", "fern", "plum"] as const;

interface PartnerStrandProps {
  partner: LinkedPartner;
  /** Position in the weave, from 0. Even partners are left of the thread, odd ones right. */
  index: number;
  /** True for the last partner, from which no thread continues. */
  last: boolean;
}

export function PartnerStrand({ partner, index, last }: PartnerStrandProps) {
  const left = index % 2 === 0;
  const { link, about } = partner.way;
  return (
    <Flow
      rhythm="tight"
      as="li"
      id={partner.slug}
      colorPalette={palettes[index % palettes.length]}
      position="relative"
      paddingInlineStart={{ sm: "40", lg: "0" }}
      gridColumn={{ lg: left ? "1" : "2" }}
      gridRow={{ lg: `${index + 1} / span 2` }}
      paddingBottom={{ lg: "12" }}
    >
      {!last && <Thread bulge={left ? "end" : "start"} />}
      <Flex wrap="wrap" alignItems="center" columnGap="5" rowGap="3">
        <Box
          position={{ sm: "absolute" }}
          top="0"
          insetInlineStart={{ sm: "0", lg: left ? "auto" : "[-11rem]" }}
          insetInlineEnd={{ lg: left ? "[-11rem]" : "auto" }}
        >
          <PartnerMedallion slug={partner.slug} name={partner.name} />
        </Box>
        <Flow rhythm="tight" flex="1 1 10rem">
          <Badge>{partner.focus}</Badge>
          <H3>{partner.name}</H3>
          <Text textStyle="h4" color="colorPalette.fg">
            {partner.collaboration}
          </Text>
        </Flow>
      </Flex>
      <Text>{partner.description}</Text>
      <SmartLink link={link} variant="standalone">
        <span>
          {link.label}
          <VisuallyHidden>: {about}</VisuallyHidden>
        </span>
      </SmartLink>
    </Flow>
  );
}

/**
 * Places partners left and right of one thread that winds from each to the next. On small screens the thread runs down
 * the side.
 */
export function PartnerWeave({
  title,
  intro,
  partners,
}: (typeof collaborations)["list"] & { partners: readonly LinkedPartner[] }) {
  return (
    <Section labelledBy="partners">
      <Box textAlign={{ lg: "center" }}>
        <SectionHeading id="partners" title={title} text={intro} color="fg.muted" />
      </Box>
      {/* Each partner spans two rows and starts one row below the previous one, so the two columns interlock. */}
      <Columns
        as="ul"
        lg="minmax(0, 1fr) minmax(0, 1fr)"
        columnGap="[16rem]"
        rowGap={{ base: "12", lg: "0" }}
        autoRows={{ lg: "1fr" }}
      >
        {partners.map((partner, index) => (
          <PartnerStrand key={partner.slug} partner={partner} index={index} last={index === partners.length - 1} />
        ))}
      </Columns>
    </Section>
  );
}
