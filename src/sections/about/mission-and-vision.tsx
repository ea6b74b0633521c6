import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { List } from "@chakra-ui/react/list";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import type { mission, vision } from "../../../data/about.ts";

interface MissionAndVisionProps {
  mission: typeof mission;
  vision: typeof vision;
}

export function MissionAndVision({ mission, vision }: MissionAndVisionProps) {
  return (
    <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" }}>
      <Half aria-labelledby="mission">
        <Inner marginStart="auto">
          <Heading as="h2" id="mission" textStyle="label" color="colorPalette.fg">
            {mission.title}
          </Heading>
          <Text textStyle="h1" marginTop="4" marginBottom="6" textWrap="balance">
            {mission.statement}
          </Text>
          <Text textStyle="lead">{mission.text}</Text>
        </Inner>
      </Half>
      <Half aria-labelledby="vision" bg="colorPalette.deep" color="colorPalette.onDeep" colorPalette="night">
        <Inner>
          <Heading as="h2" id="vision" textStyle="label">
            {vision.title}
          </Heading>
          <Text marginTop="4">{vision.lead}</Text>
          <List.Root variant="ruled" borderColor="colorPalette.deepLine">
            {vision.scenes.map((scene) => (
              <List.Item
                key={scene}
                textStyle="h3"
                fontFamily="heading"
                textWrap="balance"
                paddingY="5"
                _first={{ borderTopWidth: "[0]" }}
              >
                {scene}
              </List.Item>
            ))}
          </List.Root>
        </Inner>
      </Half>
    </Grid>
  );
}

const Half = chakra("section", { base: { paddingY: "band", paddingX: "gutter" } });

/** Spans from the page's content edge to the middle of the page. */
const Inner = chakra("div", {
  base: { maxWidth: { lg: "[calc({sizes.wide} / 2 - 2 * {spacing.gutter})]" }, paddingEnd: { lg: "16" } },
});
