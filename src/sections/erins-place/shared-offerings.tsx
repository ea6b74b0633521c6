import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { Offering } from "../../../data/erins-place.ts";
import { Band } from "../../components/band.tsx";
import { SmartLink } from "../../components/links.tsx";

/** Offerings for families whose children don't attend the school. Continues the previous section. */
export function SharedOfferings({ items }: { items: readonly Offering[] }) {
  return (
    <Band width="wide">
      <Grid as="ul" templateColumns={{ base: "minmax(0, 1fr)", lg: "repeat(3, 1fr)" }} gap="gap">
        {items.map(({ title, audience, text, link }) => (
          <Flex
            as="li"
            key={title}
            direction="column"
            alignItems="flex-start"
            gap="3"
            paddingTop="12"
            borderBlockStartWidth="thick"
            borderColor="colorPalette.line"
            borderRadius="[50% / {spacing.12} {spacing.12} 0 0]"
          >
            <Heading as="h3" textStyle="h3">
              {title}
            </Heading>
            <Text textStyle="label" color="colorPalette.fg">
              {audience}
            </Text>
            <Text>{text}</Text>
            <SmartLink link={link} variant="standalone" marginTop="auto" />
          </Flex>
        ))}
      </Grid>
    </Band>
  );
}
