import { Badge } from "@chakra-ui/react/badge";
import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { Link } from "../../../data/link.ts";
import { Band } from "../../components/band.tsx";
import { SmartLink } from "../../components/links.tsx";
import { SlugDrawing } from "../../drawings/slug-drawing.tsx";

interface ProgramHeroProps {
  slug: string;
  title: string;
  category: string;
  lead: string;
  /** Whom it is made with. */
  partner?: Link;
  /** Length, format and the like. */
  facts: readonly { name: string; value: string }[];
}

export function ProgramHero({ slug, title, category, lead, partner, facts }: ProgramHeroProps) {
  return (
    <Band tone="tint" width="wide" labelledBy="program-title" paddingY="0">
      <Grid templateColumns={{ lg: "3fr 2fr" }} columnGap="16">
        <Box paddingY="band">
          <Badge variant="solid">{category}</Badge>
          <Heading as="h1" id="program-title" textStyle="display" marginTop="4">
            {title}
          </Heading>
          {partner && (
            <Text marginTop="3" fontWeight="semibold">
              with <SmartLink link={partner} />
            </Text>
          )}
          <Text textStyle="lead" marginTop="5" maxWidth="measure">
            {lead}
          </Text>
          <Grid as="dl" gap="gap" marginTop="8" templateColumns="repeat(auto-fit, minmax(min(100%, 14rem), 1fr))">
            {facts.map(({ name, value }) => (
              <Box key={name} borderTopWidth="medium" borderColor="colorPalette.line" paddingTop="3">
                <Text as="dt" textStyle="label" color="colorPalette.fg">
                  {name}
                </Text>
                <dd>{value}</dd>
              </Box>
            ))}
          </Grid>
        </Box>
        <Box alignSelf="end">
          <SlugDrawing slug={slug} kind="program" />
        </Box>
      </Grid>
    </Band>
  );
}
