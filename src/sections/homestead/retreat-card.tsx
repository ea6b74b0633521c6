import { Box } from "@chakra-ui/react/box";
import { Card } from "@chakra-ui/react/card";
import { DataList } from "@chakra-ui/react/data-list";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { RetreatOption, retreats } from "../../../data/homestead.ts";
import { SmartButton } from "../../components/links.tsx";
import { Contours } from "../../drawings/contours.tsx";

export function RetreatCard({ title, text, optionLabels, options, link }: typeof retreats) {
  return (
    <Card.Root as="section" aria-labelledby="retreats" variant="tint" overflow="hidden">
      <Card.Body flex="none" gap="6" padding={{ base: "5", md: "10" }}>
        <Heading as="h2" id="retreats" textStyle="h2">
          {title}
        </Heading>
        <Text textStyle="lead">{text}</Text>
        <Grid templateColumns={{ base: "minmax(0, 1fr)", md: "1fr 1fr" }} columnGap="10" rowGap="8" width="full">
          {options.map((option) => (
            <Option key={option.name} option={option} labels={optionLabels} />
          ))}
        </Grid>
        <SmartButton link={link} size="lg" alignSelf="flex-start" />
      </Card.Body>
      <Contours variant="band" flex="1" minHeight="32" />
    </Card.Root>
  );
}

function Option({ option, labels }: { option: RetreatOption; labels: (typeof retreats)["optionLabels"] }) {
  return (
    <Box borderBlockStartWidth="thick" borderColor="colorPalette.line" paddingTop="4">
      <Heading as="h3" textStyle="h3">
        {option.name}
      </Heading>
      <Text color="colorPalette.fg">{option.span}</Text>
      <DataList.Root marginTop="4">
        {(["goodFor", "holds"] as const).map((key) => (
          <DataList.Item key={key}>
            <DataList.ItemLabel>{labels[key]}</DataList.ItemLabel>
            <DataList.ItemValue marginTop="1">{option[key]}</DataList.ItemValue>
          </DataList.Item>
        ))}
      </DataList.Root>
    </Box>
  );
}
