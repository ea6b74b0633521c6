import { Box } from "@chakra-ui/react";
import { schoolVisit } from "../../data/first-visits.ts";
import { skins } from "../../data/skins.ts";
import { trailOver } from "../../data/trails.ts";
import { Island } from "../components/island.tsx";
import { visitScene } from "../drawings/visit-scenes.ts";
import { OwnStory } from "../islands/own-story.tsx";
import { pageMetaBelow } from "../layout/structured-data.ts";
import { VisitStory } from "../sections/first-visit/visit-story.tsx";
import type { Route } from "./+types/school-visit.ts";

const trail = trailOver("/erins-place");

export const meta = pageMetaBelow(trail, "/erins-place/first-visit");

/** Runs at build time, so that this page carries only its own story. */
export function loader() {
  return { story: schoolVisit, pictures: schoolVisit.scenes.map(({ picture }) => visitScene(picture, skins.russet)) };
}

export default function SchoolVisit({ loaderData }: Route.ComponentProps) {
  const own = (
    <Island>
      <OwnStory visit="school" />
    </Island>
  );
  return (
    <Box colorPalette="plum">
      <VisitStory {...loaderData} trail={trail} own={own} />
    </Box>
  );
}
