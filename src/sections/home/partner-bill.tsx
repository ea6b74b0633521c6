import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { List } from "@chakra-ui/react/list";
import { Text } from "@chakra-ui/react/text";
import type { partnersIntro } from "../../../data/home.ts";
import type { Partner } from "../../../data/partners.ts";
import { Band } from "../../components/band.tsx";
import { SmartLink } from "../../components/links.tsx";

export function PartnerBill({ title, lead, link, partners }: typeof partnersIntro & { partners: readonly Partner[] }) {
  return (
    <Band tone="sunken" width="wide" labelledBy="partners">
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "4fr 7fr" }} columnGap="20" rowGap="8">
        <Box position={{ lg: "sticky" }} top="28" alignSelf="start">
          <Heading as="h2" id="partners" textStyle="h2">
            {title}
          </Heading>
          <Text marginY="5">{lead}</Text>
          <SmartLink link={link} variant="standalone" color="colorPalette.fg" />
        </Box>
        <List.Root variant="ruled" borderColor="border.control">
          {partners.map((partner) => (
            <Player key={partner.slug} {...partner} />
          ))}
        </List.Root>
      </Grid>
    </Band>
  );
}

function Player({ name, collaboration, focus }: Partner) {
  return (
    <List.Item
      display="grid"
      gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 16rem), 1fr))"
      columnGap="gap"
      alignItems="baseline"
    >
      <Heading as="h3" textStyle="h3">
        {name}
      </Heading>
      <Text>
        {collaboration}
        <Text as="span" textStyle="small" color="fg.muted" display="block">
          {focus}
        </Text>
      </Text>
    </List.Item>
  );
}
