import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { ComeBrief } from "../../../data/briefs/brief.ts";

/** The facts of a visit, as on the back of an invitation. */
export function Plan({ title, rows }: ComeBrief["plan"]) {
  return (
    <Box>
      <Heading as="h2" textStyle="h2" marginBottom="6">
        {title}
      </Heading>
      <dl>
        {rows.map(({ term, detail }) => (
          <Box
            key={term}
            display="grid"
            gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "8rem 1fr" }}
            columnGap="5"
            paddingY="4"
            borderBlockStartWidth="thin"
            borderColor="colorPalette.line"
          >
            <Text as="dt" textStyle="h4" color="colorPalette.fg">
              {term}
            </Text>
            <dd>{detail}</dd>
          </Box>
        ))}
      </dl>
    </Box>
  );
}
