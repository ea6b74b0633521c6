import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { List } from "@chakra-ui/react/list";
import { Text } from "@chakra-ui/react/text";
import type { GivingPage } from "../../../data/giving.ts";
import { Band } from "../../components/band.tsx";
import { SmartLink } from "../../components/links.tsx";

export function BeforeGiving({ candor, ways }: Pick<GivingPage, "candor" | "ways">) {
  return (
    <Band isStatic tone="sunken" width="wide" labelledBy="candor-title">
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "1fr 1fr" }} columnGap="20" rowGap="12">
        <Box maxWidth="measure">
          <Heading as="h2" id="candor-title" textStyle="h2">
            {candor.title}
          </Heading>
          {candor.paragraphs.map((paragraph) => (
            <Text key={paragraph} marginTop="5">
              {paragraph}
            </Text>
          ))}
          <SmartLink link={candor.link} variant="standalone" />
        </Box>
        <Box>
          <Heading as="h2" textStyle="h2">
            {ways.title}
          </Heading>
          <List.Root variant="ruled" borderColor="colorPalette.line" marginTop="5">
            {ways.links.map(({ text, link }) => (
              <List.Item key={link.label}>
                <Text>{text}</Text>
                <SmartLink link={link} variant="standalone" />
              </List.Item>
            ))}
          </List.Root>
        </Box>
      </Grid>
    </Band>
  );
}
