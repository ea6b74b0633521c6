import { Card } from "@chakra-ui/react/card";
import { Heading } from "@chakra-ui/react/heading";
import { List } from "@chakra-ui/react/list";
import { Text } from "@chakra-ui/react/text";
import type { GiveBrief, LedgerEntry } from "../../../data/briefs/brief.ts";

export function GiftLedger({ title, entries }: GiveBrief["ledger"]) {
  return (
    <Card.Root>
      <Card.Body padding={{ base: "5", md: "10" }}>
        <Heading as="h2" textStyle="h3" marginBottom="4">
          {title}
        </Heading>
        <List.Root variant="ruled" borderColor="colorPalette.soft">
          {entries.map((entry) => (
            <Entry key={entry.name} {...entry} />
          ))}
        </List.Root>
      </Card.Body>
    </Card.Root>
  );
}

function Entry({ name, text, figure }: LedgerEntry) {
  return (
    <List.Item borderTopWidth="medium">
      <Heading as="h3" textStyle="h4">
        {name}
      </Heading>
      <Text marginTop="1">{text}</Text>
      {figure && (
        <Text marginTop="3" color="colorPalette.fg">
          <Text as="span" textStyle="h3">
            {figure.value}
          </Text>{" "}
          {figure.label}
        </Text>
      )}
    </List.Item>
  );
}
