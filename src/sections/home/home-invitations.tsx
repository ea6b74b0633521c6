import { Card } from "@chakra-ui/react/card";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { Invitation, invitationsIntro } from "../../../data/home.ts";
import { Band } from "../../components/band.tsx";
import { SmartButton } from "../../components/links.tsx";

const palettes = ["night", "plum", "clay", "fern"] as const;
/** Top margins: each card is a step higher than the previous one. */
const stairs = ["24", "16", "8", "0"] as const;

type HomeInvitationsProps = typeof invitationsIntro & { invitations: readonly Invitation[] };

export function HomeInvitations({ title, invitations }: HomeInvitationsProps) {
  return (
    <Band width="wide" labelledBy="invitations">
      <Heading as="h2" id="invitations" textStyle="h2" marginBottom={{ base: "8", xl: "-4" }}>
        {title}
      </Heading>
      <Grid
        as="ul"
        gap={{ base: "gap", xl: "5" }}
        templateColumns={{ base: "minmax(0, 1fr)", md: "1fr 1fr", xl: "repeat(4, 1fr)" }}
      >
        {invitations.map((invitation, index) => (
          <InvitationCard key={invitation.title} {...invitation} at={index} />
        ))}
      </Grid>
    </Band>
  );
}

function InvitationCard({ opening, title, description, link, at }: Invitation & { at: number }) {
  return (
    <Card.Root as="li" variant="tint" colorPalette={palettes[at]} marginTop={{ xl: stairs[at] }}>
      <Card.Body alignItems="flex-start" css={{ "& > *": { maxWidth: "full" } }}>
        <Text textStyle="quote" color="colorPalette.fg" textWrap="balance" flexGrow="1">
          “{opening}”
        </Text>
        <Heading as="h3" textStyle="h4" marginTop="4">
          {title}
        </Heading>
        <Text>{description}</Text>
        <SmartButton link={link} marginTop="2" />
      </Card.Body>
    </Card.Root>
  );
}
