import { Box } from "@chakra-ui/react/box";
import { DataList } from "@chakra-ui/react/data-list";
import { Heading } from "@chakra-ui/react/heading";
import type { ComeBrief } from "../../../data/briefs/brief.ts";

export function Plan({ title, rows }: ComeBrief["plan"]) {
  return (
    <Box>
      <Heading as="h2" textStyle="h2" marginBottom="6">
        {title}
      </Heading>
      <DataList.Root variant="ruled" borderColor="colorPalette.line">
        {rows.map(({ term, detail }) => (
          <DataList.Item
            key={term}
            display="grid"
            gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "8rem 1fr" }}
            columnGap="5"
          >
            <DataList.ItemLabel textStyle="h4" color="colorPalette.fg">
              {term}
            </DataList.ItemLabel>
            <DataList.ItemValue>{detail}</DataList.ItemValue>
          </DataList.Item>
        ))}
      </DataList.Root>
    </Box>
  );
}
