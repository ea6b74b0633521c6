import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { List } from "@chakra-ui/react/list";
import { Text } from "@chakra-ui/react/text";
import type { collaborations } from "../../../data/collaborations.ts";
import { Band } from "../../components/band.tsx";
import { SectionHeading } from "../../components/section-intro.tsx";

export function Agreement({ title, intro, terms }: (typeof collaborations)["agreement"]) {
  return (
    <Band tone="sunken" labelledBy="agreement" colorPalette="fern" width="wide">
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 4fr) minmax(0, 7fr)" }}
        gap="gap"
        columnGap={{ lg: "20" }}
      >
        <Box>
          <SectionHeading id="agreement" title={title} lead={intro} color="fg.muted" />
        </Box>
        <List.Root
          as="ol"
          variant="ruled"
          bg="bg.raised"
          borderRadius="panel"
          paddingX={{ base: "5", md: "10" }}
          paddingY="4"
        >
          {terms.map((term, index) => (
            <List.Item
              key={term.title}
              display="grid"
              gridTemplateColumns={{ base: "minmax(0, 1fr)", sm: "4rem minmax(0, 1fr)" }}
              paddingY="6"
              _first={{ borderTopWidth: "[0]" }}
            >
              <Text aria-hidden="true" textStyle="h2" color="colorPalette.fg">
                {index + 1}
              </Text>
              <Box>
                <Heading as="h3" textStyle="h4">
                  {term.title}
                </Heading>
                <Text marginTop="1">{term.text}</Text>
              </Box>
            </List.Item>
          ))}
        </List.Root>
      </Grid>
    </Band>
  );
}
