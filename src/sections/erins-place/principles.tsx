import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { List } from "@chakra-ui/react/list";
import { Text } from "@chakra-ui/react/text";
import type { Principle, principles } from "../../../data/erins-place.ts";
import { Band } from "../../components/band.tsx";

/** The first letters of the four principles, read downward, spell the school's name. */
export function Principles({ title, items }: typeof principles) {
  return (
    <Band width="wide" tone="sunken" labelledBy="principles">
      <Heading as="h2" id="principles" textStyle="h2" marginBottom="8">
        {title}
      </Heading>
      <List.Root variant="ruled" borderColor="colorPalette.line">
        {items.map((principle) => (
          <PrincipleRow key={principle.name} {...principle} />
        ))}
      </List.Root>
    </Band>
  );
}

function PrincipleRow({ name, promise, practice }: Principle) {
  return (
    <List.Item
      display="grid"
      gridTemplateColumns={{ base: "2.5rem minmax(0, 1fr)", lg: "7rem 4fr 5fr" }}
      columnGap={{ base: "4", lg: "gap" }}
      rowGap="3"
      paddingY="6"
    >
      <Text
        aria-hidden="true"
        textStyle="display"
        lineHeight="flat"
        color="colorPalette.line"
        gridRow={{ base: "span 2", lg: "auto" }}
      >
        {name[0]}
      </Text>
      <Box>
        <Heading as="h3" textStyle={{ base: "h4", md: "h3" }}>
          {name}
        </Heading>
        <Text color="colorPalette.fg" marginTop="1">
          {promise}
        </Text>
      </Box>
      <Text>{practice}</Text>
    </List.Item>
  );
}
