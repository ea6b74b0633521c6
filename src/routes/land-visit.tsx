import { Box } from "@chakra-ui/react";
import { landVisit } from "../../data/first-visits.ts";
import { trailOver } from "../../data/trails.ts";
import { visitScenes } from "../drawings/visit-scenes.ts";
import { pageMetaBelow } from "../layout/structured-data.ts";
import { VisitStory } from "../sections/first-visit/visit-story.tsx";
import type { Route } from "./+types/land-visit.ts";

const trail = trailOver("/homestead");

export const meta = pageMetaBelow(trail, "/homestead/first-visit");

/** Runs at build time, so that this page carries only its own story. */
export function loader() {
  return { story: landVisit, pictures: landVisit.scenes.map(({ picture }) => visitScenes[picture]) };
}

export default function LandVisit({ loaderData }: Route.ComponentProps) {
  return (
    <Box colorPalette="fern">
      <VisitStory {...loaderData} trail={trail} />
    </Box>
  );
}
