import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { List } from "@chakra-ui/react/list";
import { Text } from "@chakra-ui/react/text";
import type { eventPage } from "../../../data/event-page.ts";
import type { PublicEvent } from "../../../data/events.ts";
import type { OutsideLink } from "../../../data/link.ts";
import { Band } from "../../components/band.tsx";
import { SmartLink } from "../../components/links.tsx";
import { useNow } from "../../components/use-hydrated.ts";
import { Icon } from "../../drawings/icon.tsx";
import { isOpen } from "../../events/event-rules.ts";

interface EventCareProps {
  event: Pick<PublicEvent, "access" | "bring" | "hosts" | "status" | "endsAt">;
  words: typeof eventPage;
  partner?: OutsideLink;
}

export function EventCare({ event, words, partner }: EventCareProps) {
  const { access, bring, hosts } = event;
  const canJoin = isOpen(event, useNow());
  return (
    <Band width="wide">
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "7fr 5fr" }} columnGap="20" rowGap="gap" alignItems="start">
        <Box>
          <Heading as="h2" textStyle="h1" marginBottom="6">
            {words.access}
          </Heading>
          <List.Root variant="ruled" borderColor="colorPalette.line">
            {access.map((line) => (
              <List.Item key={line} textStyle="lead" paddingY="4" borderTopWidth="medium">
                {line}
              </List.Item>
            ))}
          </List.Root>
          {canJoin && (
            <Text marginTop="4" color="fg.muted">
              {words.ask}
            </Text>
          )}
        </Box>
        <Grid gap="gap" templateColumns="minmax(0, 1fr)">
          <Box bg="colorPalette.tint" borderRadius="panel" padding="gap">
            <Heading as="h2" textStyle="h3" marginBottom="4">
              {words.bring}
            </Heading>
            <List.Root variant="plain">
              {bring.map((thing) => (
                <List.Item key={thing}>
                  <List.Indicator asChild color="colorPalette.fg">
                    <Icon name="check" size="icon.sm" />
                  </List.Indicator>
                  {thing}
                </List.Item>
              ))}
            </List.Root>
          </Box>
          <Box>
            <Heading as="h2" textStyle="h3" marginBottom="3">
              {words.hosts}
            </Heading>
            <Text>{hosts}</Text>
            {partner && (
              <Text marginTop="2">
                {words.with} <SmartLink link={partner} />
              </Text>
            )}
          </Box>
        </Grid>
      </Grid>
    </Band>
  );
}
