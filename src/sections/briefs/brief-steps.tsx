import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { Brief, BriefStep } from "../../../data/briefs/brief.ts";
import { SmartLink } from "../../components/links.tsx";

interface BriefStepsProps {
  today: Brief["today"];
  /** True to place the steps side by side if there is room. */
  across?: boolean;
}

export function BriefSteps({ today, across = false }: BriefStepsProps) {
  return (
    <>
      <Heading as="h2" textStyle="h2" marginBottom="8">
        {today.title}
      </Heading>
      <Grid as="ol" templateColumns={across ? { base: "minmax(0, 1fr)", lg: "repeat(3, 1fr)" } : undefined} gap="gap">
        {today.steps.map((step, index) => (
          <Step key={step.title} {...step} number={index + 1} />
        ))}
      </Grid>
    </>
  );
}

function Step({ title, text, link, number }: BriefStep & { number: number }) {
  return (
    <Grid
      as="li"
      templateColumns="auto minmax(0, 1fr)"
      columnGap="4"
      borderBlockStartWidth="medium"
      borderColor="colorPalette.line"
      paddingTop="5"
    >
      <Text textStyle="numeral" minWidth="8" color="colorPalette.fg">
        {number}
      </Text>
      <Box>
        <Heading as="h3" textStyle="h4" marginBottom="2">
          {title}
        </Heading>
        <Text>{text}</Text>
        {link && <SmartLink link={link} variant="standalone" />}
      </Box>
    </Grid>
  );
}
