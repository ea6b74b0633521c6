import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { DataList } from "@chakra-ui/react/data-list";
import { Link } from "@chakra-ui/react/link";
import { Text } from "@chakra-ui/react/text";
import type { eventsPage } from "../../../data/events.ts";
import { Band } from "../../components/band.tsx";
import { noType } from "../../components/links.tsx";
import { SectionIntro } from "../../components/section-intro.tsx";
import { Split } from "../../components/split.tsx";
import { Icon } from "../../drawings/icon.tsx";
import { webcalAddress } from "../../events/calendar-address.ts";

interface SubscriptionProps {
  words: (typeof eventsPage)["subscription"];
  /** Absolute URL of the calendar. */
  address: string;
}

export function Subscription({ words, address }: SubscriptionProps) {
  const { title, text, button, by, ways } = words;
  return (
    <Band width="wide" colorPalette="river" labelledBy="calendar">
      <Split>
        <SectionIntro id="calendar" title={title} lead={text} />
        <Box>
          <Button asChild type={noType} size="lg">
            <a href={webcalAddress(address)}>
              <Icon name="calendar" size="icon.sm" />
              {button}
            </a>
          </Button>
          <Text marginTop="5">
            {by.before}{" "}
            <Link href={address} overflowWrap="anywhere">
              {address}
            </Link>{" "}
            {by.after}
          </Text>
          <DataList.Root variant="ruled" borderColor="colorPalette.line" marginTop="5">
            {ways.map(({ name, text }) => (
              <DataList.Item key={name} paddingY="3" borderTopWidth="medium">
                <DataList.ItemLabel>{name}</DataList.ItemLabel>
                <DataList.ItemValue>{text}</DataList.ItemValue>
              </DataList.Item>
            ))}
          </DataList.Root>
        </Box>
      </Split>
    </Band>
  );
}
