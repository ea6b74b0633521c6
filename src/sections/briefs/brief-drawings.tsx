import { Box } from "@chakra-ui/react/box";
import type { ComeBrief, GiveBrief, JoinBrief } from "../../../data/briefs/brief.ts";
import { Contours } from "../../drawings/contours.tsx";
import { Nest } from "../../drawings/nest.tsx";
import { eventPicture } from "../../drawings/slug/event.ts";
import { SlugDrawing } from "../../drawings/slug-drawing.tsx";
import { WheelOutline } from "../../drawings/wheel-outline.tsx";

interface CornerMotifProps {
  picture: GiveBrief["picture"] | JoinBrief["picture"];
  lit?: number;
}

/** Bottom left on wide screens, where a short text column leaves room. Small and above the title on narrow screens. */
const corner = {
  position: "absolute",
  bottom: { lg: "0" },
  top: { base: "0", lg: "auto" },
  insetInlineStart: { lg: "0" },
  insetInlineEnd: { base: "0", lg: "auto" },
} as const;

/** Rotates lines that gather at the bottom left toward the top right. */
const turned = { base: "rotate(180deg)", lg: "none" } as const;

/** Far enough out that the detached segment stays below the text. */
const arriving = { base: "translate(38%, -42%) rotate(180deg)", lg: "translate(-40%, 50%)" } as const;

const wheel = { base: "translate(38%, -42%) rotate(180deg)", lg: "translate(-22%, 26%)" } as const;

export function CornerMotif({ picture, lit = 1 }: CornerMotifProps) {
  switch (picture) {
    case "land":
      return <Contours variant="corner" mirror width={{ base: "28", lg: "[24rem]" }} transform={turned} {...corner} />;
    case "arcs":
      return <Nest variant="corner" mirror width={{ base: "28", lg: "[28rem]" }} transform={turned} {...corner} />;
    case "nest":
      return (
        <Nest
          variant="hero"
          width={{ base: "40", lg: "[34rem]" }}
          transform={{ base: "translate(20%, -14%)", lg: "translate(-16%, 6%)" }}
          {...corner}
        />
      );
    case "joining":
    case "wheel":
      return (
        <WheelOutline
          lit={lit}
          arriving={picture === "joining"}
          width={{ base: "[13rem]", lg: "[30rem]" }}
          transform={picture === "joining" ? arriving : wheel}
          {...corner}
        />
      );
  }
}

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
