import { Box } from "@chakra-ui/react/box";
import { Card } from "@chakra-ui/react/card";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { SupportWay, support } from "../../../data/homestead.ts";
import { Band } from "../../components/band.tsx";
import { SmartLink } from "../../components/links.tsx";

export function SupportWays({ title, lead, ways }: typeof support) {
  return (
    <Band width="wide" labelledBy="support">
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "4fr 7fr" }} columnGap="16" rowGap="10">
        <Box>
          <Heading as="h2" id="support" textStyle="h2">
            {title}
          </Heading>
          <Text textStyle="lead" marginTop="5">
            {lead}
          </Text>
        </Box>
        <Grid as="ul" templateColumns={{ base: "minmax(0, 1fr)", md: "1fr 1fr" }} gap="gap">
          {ways.map((way) => (
            <WayCard key={way.title} {...way} />
          ))}
        </Grid>
      </Grid>
    </Band>
  );
}

function WayCard({ title, text, link }: SupportWay) {
  return (
    <Card.Root as="li" variant="tint">
      <Card.Body alignItems="flex-start">
        <Heading as="h3" textStyle="h3">
          {title}
        </Heading>
        <Text marginY="2">{text}</Text>
        <SmartLink link={link} variant="standalone" marginTop="auto" />
      </Card.Body>
    </Card.Root>
  );
}
