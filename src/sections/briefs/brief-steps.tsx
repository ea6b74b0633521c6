import { Box } from "@chakra-ui/react/box";
import { Grid, type GridProps } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { Brief, BriefStep } from "../../../data/briefs/brief.ts";
import { SmartLink } from "../../components/links.tsx";

interface BriefStepsProps {
  today: Brief["today"];
  /** Columns of the list: side by side where there is room, or one below the other. */
  templateColumns?: GridProps["templateColumns"];
}

/** What can be done today, numbered. */
export function BriefSteps({ today, templateColumns }: BriefStepsProps) {
  return (
    <>
      <Heading as="h2" textStyle="h2" marginBottom="8">
        {today.title}
      </Heading>
      <Grid as="ol" templateColumns={templateColumns} gap="gap">
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
      templateColumns="3rem 1fr"
      borderBlockStartWidth="medium"
      borderColor="colorPalette.line"
      paddingTop="5"
    >
      <Text textStyle="numeral" color="colorPalette.fg">
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
