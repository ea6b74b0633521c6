import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { shop } from "../../../data/shop.ts";
import { Band } from "../../components/band.tsx";
import { SmartButton } from "../../components/links.tsx";

export function ShopClosing({ title, text, links }: (typeof shop)["closing"]) {
  return (
    <Band isStatic tone="tint" colorPalette="fern" labelledBy="closing" width="wide">
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 7fr) minmax(0, 5fr)" }}
        gap="gap"
        alignItems="end"
      >
        <Heading as="h2" textStyle="h1" id="closing">
          {title}
        </Heading>
        <div>
          <Text textStyle="lead" marginBottom="6">
            {text}
          </Text>
          <Flex wrap="wrap" gap="4">
            {links.map((link, index) => (
              <SmartButton key={link.to} link={link} size="lg" variant={index === 0 ? "solid" : "outline"} />
            ))}
          </Flex>
        </div>
      </Grid>
    </Band>
  );
}
