import { Card, chakra, Grid, List, Text, VisuallyHidden } from "@chakra-ui/react";
import type { ComponentType } from "react";
import type { branchesIntro, Door, Invitation, invitationsIntro, partnersIntro } from "../../../data/home.ts";
import { labels } from "../../../data/labels.ts";
import type { Partner } from "../../../data/partners.ts";
import type { BranchKey } from "../../../data/site.ts";
import { Cards } from "../../components/cards.tsx";
import { ButtonLink, SmartButton, SmartLink } from "../../components/links.tsx";
import { Columns, Flow, H3, Lead, Section, SectionHeading } from "../../components/section.tsx";
import { Contours } from "../../drawings/contours.tsx";
import type { MotifProps } from "../../drawings/drawing.tsx";
import { Nest } from "../../drawings/nest.tsx";
import { Steps } from "../../drawings/steps.tsx";

const motifs: Record<BranchKey, ComponentType<MotifProps>> = {
  academy: Steps,
  "erins-place": Nest,
  homestead: Contours,
};

const oneColumn = "minmax(0, 1fr)";

/** Positions of the drawings. The stairs span the full width. The nest and the land enter from the corner. */
const edgeToEdge = { width: "[120%]", maxWidth: "none", marginStart: "[-10.2%]", overflow: "visible" } as const;
const fromTheCorner = { width: { md: "[140%]" }, maxWidth: "none", marginStart: { md: "[-20%]" } } as const;

type BranchDoorProps = Door & {
  learnMore: string;
  /** True for the door that spans the full height next to the others. */
  tall: boolean;
};

function BranchDoor({ branch, name, fullName, promise, description, path, palette, learnMore, tall }: BranchDoorProps) {
  const Motif = motifs[branch];
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: oneColumn, md: "3fr 2fr", lg: tall ? oneColumn : "3fr 2fr" }}
      gridRow={tall ? { lg: "span 2" } : undefined}
      bg="colorPalette.deep"
      color="colorPalette.onDeep"
      colorPalette={palette}
      // Backgrounds disappear in forced colors.
      _highContrast={{ borderWidth: "thin" }}
      borderRadius="panel"
      overflow="hidden"
    >
      <Flow padding={{ base: "6", _largeText: "4", md: "10" }}>
        <H3 textStyle="h2">{name}</H3>
        <Lead>{promise}</Lead>
        <Text>{description}</Text>
        <ButtonLink to={path} variant="onDeep">
          {learnMore}
          <VisuallyHidden>{` ${labels.about} ${fullName}`}</VisuallyHidden>
        </ButtonLink>
      </Flow>
      <Grid
        alignSelf="end"
        alignContent="center"
        maxHeight={{ base: "[9.375rem]", md: "none" }}
        overflow={{ base: "hidden", md: "visible" }}
      >
        <Motif variant="hero" on="deep" {...(tall ? edgeToEdge : fromTheCorner)} />
      </Grid>
    </chakra.li>
  );
}

type BranchDoorsProps = typeof branchesIntro & { doors: readonly Door[] };

export function BranchDoors({ title, learnMore, doors }: BranchDoorsProps) {
  return (
    <Section labelledBy="branches">
      <Cards id="branches" title={title} lg="5fr 7fr" gap="gap">
        {doors.map((door, index) => (
          <BranchDoor key={door.branch} {...door} learnMore={learnMore} tall={index === 0} />
        ))}
      </Cards>
    </Section>
  );
}

const palettes = ["night", "plum", "clay", "fern"] as const;
/** Top margins: each card is a step higher than the previous one. */
const stairs = ["24", "16", "8", "0"] as const;

type HomeInvitationsProps = typeof invitationsIntro & { invitations: readonly Invitation[] };

export function HomeInvitations({ title, invitations }: HomeInvitationsProps) {
  return (
    <Section labelledBy="invitations">
      <Cards
        id="invitations"
        title={title}
        marginTop={{ base: "gap", xl: "-4" }}
        md="1fr 1fr"
        xl="repeat(4, 1fr)"
        gap={{ base: "gap", xl: "5" }}
      >
        {invitations.map((invitation, index) => (
          <InvitationCard key={invitation.opening} {...invitation} at={index} />
        ))}
      </Cards>
    </Section>
  );
}

function InvitationCard({ opening, description, link, at }: Invitation & { at: number }) {
  return (
    <Card.Root as="li" variant="tint" colorPalette={palettes[at]} marginTop={{ xl: stairs[at] }}>
      <Card.Body alignItems="flex-start" css={{ "& > *": { maxWidth: "full" } }}>
        <H3 textStyle="quote" color="colorPalette.fg" textWrap="balance" flexGrow="1">
          “{opening}”
        </H3>
        <Text>{description}</Text>
        <SmartButton link={link} />
      </Card.Body>
    </Card.Root>
  );
}

export function PartnerBill({ title, lead, link, partners }: typeof partnersIntro & { partners: readonly Partner[] }) {
  return (
    <Section tone="sunken" labelledBy="partners">
      <Columns lg="4fr 7fr" columnGap="20" rowGap={{ base: "5", md: "8" }}>
        <Flow position={{ lg: "sticky" }} top="28" alignSelf="start">
          <SectionHeading id="partners" title={title} text={lead} />
          <SmartLink link={link} variant="standalone" color="colorPalette.fg" />
        </Flow>
        <List.Root variant="ruled" borderColor="border.control">
          {partners.map((partner) => (
            <Player key={partner.slug} {...partner} />
          ))}
        </List.Root>
      </Columns>
    </Section>
  );
}

function Player({ name, collaboration }: Partner) {
  return (
    <List.Item
      display="grid"
      gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 16rem), 1fr))"
      columnGap="gap"
      alignItems="baseline"
      paddingY={{ base: "3", md: "4" }}
    >
      <H3>{name}</H3>
      <Text>{collaboration}</Text>
    </List.Item>
  );
}
