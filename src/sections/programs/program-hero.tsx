import { Badge } from "@chakra-ui/react/badge";
import { Box } from "@chakra-ui/react/box";
import { DataList } from "@chakra-ui/react/data-list";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { Link } from "../../../data/link.ts";
import type { Trail } from "../../../data/trails.ts";
import { Band } from "../../components/band.tsx";
import { Breadcrumbs } from "../../components/breadcrumbs.tsx";
import { SmartLink } from "../../components/links.tsx";
import { programPicture } from "../../drawings/slug/program.ts";
import { SlugDrawing } from "../../drawings/slug-drawing.tsx";

interface ProgramHeroProps {
  trail: Trail;
  slug: string;
  title: string;
  category: string;
  lead: string;
  partner?: Link;
  facts: readonly { name: string; value: string }[];
}

export function ProgramHero({ trail, slug, title, category, lead, partner, facts }: ProgramHeroProps) {
  return (
    <Band
      width="wide"
      tone="tint"
      labelledBy="program-title"
      backdrop={<Picture slug={slug} />}
      paddingBottom={{ base: "0", lg: "band" }}
    >
      <Grid
        gap="5"
        templateColumns="minmax(0, 1fr)"
        width={{ lg: "[56%]" }}
        paddingBottom={{ base: "[84vw]", lg: "0" }}
      >
        <Breadcrumbs trail={trail} />
        <Badge variant="solid">{category}</Badge>
        <Heading as="h1" id="program-title" textStyle="display">
          {title}
        </Heading>
        {partner && (
          <strong>
            with <SmartLink link={partner} />
          </strong>
        )}
        <Text textStyle="lead">{lead}</Text>
        <DataList.Root variant="columns" width="full" marginTop="4" borderColor="colorPalette.line">
          {facts.map(({ name, value }) => (
            <DataList.Item key={name} flex="1 1 14rem" borderTopWidth="medium">
              <DataList.ItemLabel color="colorPalette.fg">{name}</DataList.ItemLabel>
              <DataList.ItemValue>{value}</DataList.ItemValue>
            </DataList.Item>
          ))}
        </DataList.Root>
      </Grid>
    </Band>
  );
}

function Picture({ slug }: { slug: string }) {
  return (
    <Box
      position="absolute"
      right="0"
      bottom="0"
      width={{ base: "full", lg: "[38%]" }}
      height={{ base: "[75vw]", lg: "full" }}
    >
      <SlugDrawing slug={slug} family={programPicture} height="full" on="deep" bg="colorPalette.deep" />
    </Box>
  );
}
