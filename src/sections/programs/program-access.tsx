import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { Link, SiteLink } from "../../../data/link.ts";
import { Band } from "../../components/band.tsx";
import { SmartButton, SmartLink } from "../../components/links.tsx";

interface ProgramAccessProps {
  title: string;
  terms: readonly string[];
  link: SiteLink;
  note?: { text: string; link?: Link };
  equity: { text: string; link: SiteLink };
}

/** What it costs and how to get in, for those who can pay and those who cannot. */
export function ProgramAccess({ title, terms, link, note, equity }: ProgramAccessProps) {
  return (
    <Band id="join" labelledBy="join-title">
      <Grid gap="gap" columnGap="16" templateColumns={{ lg: "2fr 3fr" }}>
        <Heading as="h2" id="join-title" textStyle="h1">
          {title}
        </Heading>
        <Box>
          {terms.map((term) => (
            <Text key={term} textStyle="lead" marginBottom="3">
              {term}
            </Text>
          ))}
          <SmartButton link={link} size="lg" marginY="4" />
          <Text>
            {equity.text} <SmartLink link={equity.link} />
          </Text>
          {note && (
            <Text marginTop="4" color="fg.muted">
              {note.text} {note.link && <SmartLink link={note.link} />}
            </Text>
          )}
        </Box>
      </Grid>
    </Band>
  );
}
