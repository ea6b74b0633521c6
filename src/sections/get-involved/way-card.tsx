import { Card } from "@chakra-ui/react/card";
import { Heading } from "@chakra-ui/react/heading";
import type { HTMLChakraProps } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import type { ReactNode } from "react";
import type { WayIn } from "../../../data/get-involved.ts";
import { SmartButton } from "../../components/links.tsx";

interface WayCardProps extends WayIn {
  palette: HTMLChakraProps<"li">["colorPalette"];
  /** Grid area and drawing of the card that is as tall as the other two together. */
  tall?: { area: string; drawing: ReactNode };
}

export function WayCard({ title, description, next, link, palette, tall }: WayCardProps) {
  return (
    <Card.Root
      as="li"
      variant="tint"
      colorPalette={palette}
      gridArea={tall && { md: tall.area }}
      overflow={tall && "hidden"}
    >
      <Card.Body alignItems="flex-start" css={{ "& > *": { maxWidth: "full" } }} flexGrow={tall ? "0" : "1"}>
        <Heading as="h3" textStyle={tall ? "h2" : "h3"} color="colorPalette.fg">
          {title}
        </Heading>
        <Text textStyle="lead">{description}</Text>
        <Text textStyle="small" marginTop="auto">
          {next}
        </Text>
        <SmartButton link={link} size={tall ? "lg" : "md"} />
      </Card.Body>
      {tall?.drawing}
    </Card.Root>
  );
}
