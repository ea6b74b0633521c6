import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { ReactNode } from "react";
import type { SiteLink } from "../../../data/link.ts";
import { Band } from "../../components/band.tsx";
import { ButtonLink } from "../../components/links.tsx";

interface RolesHeroProps {
  title: string;
  lead: string;
  note: string;
  link: SiteLink;
  children: ReactNode;
}

export function RolesHero({ title, lead, note, link, children }: RolesHeroProps) {
  return (
    <Band tone="sunken" width="wide" labelledBy="roles-title">
      <Grid gap="gap" templateColumns={{ base: "minmax(0, 1fr)", lg: "2fr 3fr" }} templateRows={{ lg: "auto 1fr" }}>
        <Box>
          <Heading as="h1" id="roles-title" textStyle="display">
            {title}
          </Heading>
          <Text textStyle="lead" marginTop="6">
            {lead}
          </Text>
          <ButtonLink to={link.to} size="lg" marginTop="8">
            {link.label}
          </ButtonLink>
        </Box>
        <Box gridRow={{ lg: "span 2" }} gridColumn={{ lg: "2" }}>
          {children}
        </Box>
        <Text alignSelf="end" maxWidth="measure" borderTopWidth="medium" borderColor="border.control" paddingTop="4">
          {note}
        </Text>
      </Grid>
    </Band>
  );
}
