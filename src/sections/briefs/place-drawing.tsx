import { Box } from "@chakra-ui/react/box";
import type { ComeBrief } from "../../../data/briefs/brief.ts";
import { Contours } from "../../drawings/contours.tsx";
import { Nest } from "../../drawings/nest.tsx";
import { eventPicture } from "../../drawings/slug/event.ts";
import { SlugDrawing } from "../../drawings/slug-drawing.tsx";

interface PlaceDrawingProps extends Pick<ComeBrief, "picture"> {
  /** Seed of the hills in the night picture. */
  slug: string;
}

export function PlaceDrawing({ picture, slug }: PlaceDrawingProps) {
  if (picture === "night")
    return (
      <Box borderRadius="pill" overflow="hidden" maxWidth="[26rem]" width="full" marginX="auto">
        <SlugDrawing slug={slug} family={eventPicture} ratio="1:1" bg="night.deep" />
      </Box>
    );
  const Drawing = picture === "nest" ? Nest : Contours;
  return (
    <Drawing
      variant="hero"
      on="deep"
      maxWidth="[32rem]"
      transform="scale(1.3)"
      // Larger than its layout box, so the content below moves down by as much.
      marginBottom={{ base: "10", md: "24", lg: "0" }}
    />
  );
}
