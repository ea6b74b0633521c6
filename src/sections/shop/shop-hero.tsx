import { Box } from "@chakra-ui/react/box";
import { DataList } from "@chakra-ui/react/data-list";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { shop } from "../../../data/shop.ts";
import { Band } from "../../components/band.tsx";
import { SmartButton } from "../../components/links.tsx";
import { CordOfBeads } from "./cord-of-beads.tsx";

const beads = (
  <CordOfBeads
    position="absolute"
    top="0"
    insetInlineStart="0"
    width={{ base: "[26rem]", lg: "[min(40vw, 36rem)]" }}
    maxWidth="none"
  />
);

export function ShopHero({ title, lead, waysTitle, ways, links }: (typeof shop)["hero"]) {
  return (
    <Band
      isStatic
      tone="deep"
      colorPalette="clay"
      width="wide"
      overflow="hidden"
      backdrop={beads}
      paddingTop={{ base: "40", lg: "band" }}
    >
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 7fr) minmax(0, 5fr)" }}
        gap="gap"
        columnGap={{ lg: "20" }}
        alignItems="end"
      >
        <Box>
          <Heading as="h1" textStyle="display">
            {title}
          </Heading>
          <Text textStyle="lead" marginTop="6" maxWidth="[34rem]">
            {lead}
          </Text>
        </Box>
        <Box
          borderInlineStartWidth={{ lg: "medium" }}
          borderColor="colorPalette.deepLine"
          paddingInlineStart={{ lg: "10" }}
        >
          <Heading as="h2" textStyle="h4">
            {waysTitle}
          </Heading>
          <DataList.Root gap="3" marginTop="4" marginBottom="6">
            {ways.map(({ name, text }) => (
              <DataList.Item key={name}>
                <DataList.ItemLabel textStyle="body" fontWeight="bold">
                  {name}
                </DataList.ItemLabel>
                <DataList.ItemValue>{text}</DataList.ItemValue>
              </DataList.Item>
            ))}
          </DataList.Root>
          {links.map((link) => (
            <SmartButton key={link.to} link={link} variant="onDeep" size="lg" />
          ))}
        </Box>
      </Grid>
    </Band>
  );
}
