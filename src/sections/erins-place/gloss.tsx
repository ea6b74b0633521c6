import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { List } from "@chakra-ui/react/list";
import { Text } from "@chakra-ui/react/text";
import type { gloss } from "../../../data/erins-place.ts";
import { Band } from "../../components/band.tsx";

export function Gloss({ term, meaning, signsTitle, signs }: typeof gloss) {
  return (
    <Band width="wide" labelledBy="gloss">
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "7fr 5fr" }} columnGap="20" rowGap="10">
        <Box>
          <Heading as="h2" id="gloss" textStyle="h1" color="colorPalette.fg">
            <dfn>{term}</dfn>
          </Heading>
          <Text textStyle="lead" marginTop="5">
            {meaning}
          </Text>
        </Box>
        <Box>
          <Heading as="h3" textStyle="h4">
            {signsTitle}
          </Heading>
          <List.Root variant="ruled" marginTop="4" borderColor="colorPalette.soft">
            {signs.map((sign) => (
              <List.Item key={sign}>{sign}</List.Item>
            ))}
          </List.Root>
        </Box>
      </Grid>
    </Band>
  );
}
