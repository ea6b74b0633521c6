import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { List } from "@chakra-ui/react/list";
import { Band } from "../../components/band.tsx";
import { Icon } from "../../drawings/icon.tsx";

interface ProgramFitProps {
  forYouTitle: string;
  forYouIf: readonly string[];
  leaveWithTitle: string;
  leaveWith: readonly string[];
}

export function ProgramFit({ forYouTitle, forYouIf, leaveWithTitle, leaveWith }: ProgramFitProps) {
  return (
    <Band width="wide">
      <Grid gap="gap" columnGap="16" templateColumns={{ base: "minmax(0, 1fr)", lg: "3fr 2fr" }} alignItems="start">
        <Box>
          <Heading as="h2" textStyle="h2" marginBottom="5">
            {forYouTitle}
          </Heading>
          <List.Root textStyle="lead" gap="4">
            {forYouIf.map((reason) => (
              <List.Item key={reason}>{reason}</List.Item>
            ))}
          </List.Root>
        </Box>
        <Box bg="bg.raised" borderRadius="panel" padding="gap">
          <Heading as="h2" textStyle="h3" marginBottom="4">
            {leaveWithTitle}
          </Heading>
          <List.Root variant="plain">
            {leaveWith.map((thing) => (
              <List.Item key={thing}>
                <List.Indicator asChild color="colorPalette.fg">
                  <Icon name="check" size="icon.sm" />
                </List.Indicator>
                {thing}
              </List.Item>
            ))}
          </List.Root>
        </Box>
      </Grid>
    </Band>
  );
}
