import { Box } from "@chakra-ui/react";
import { landVisit } from "../../data/first-visits.ts";
import * as landData from "../../data/land.ts";
import { landToday } from "../../data/land-today.ts";
import { skins } from "../../data/skins.ts";
import { trailOver } from "../../data/trails.ts";
import { Island } from "../components/island.tsx";
import { builtAt } from "../components/use-hydrated.ts";
import { visitScene } from "../drawings/visit-scenes.ts";
import { OwnStory } from "../islands/own-story.tsx";
import { LandMap } from "../land/land-map.tsx";
import { landView } from "../land/land-view.ts";
import { pageMetaBelow } from "../layout/structured-data.ts";
import { VisitStory } from "../sections/first-visit/visit-story.tsx";
import type { Route } from "./+types/land-visit.ts";

const trail = trailOver("/homestead");

export const meta = pageMetaBelow(trail, "/homestead/first-visit");

/** Runs at build time, so that this page carries only its own story. */
export function loader() {
  const land = landView(landData, landToday(builtAt));
  return { story: landVisit, pictures: landVisit.scenes.map(({ picture }) => visitScene(picture, skins.russet)), land };
}

export default function LandVisit({ loaderData: { land, ...story } }: Route.ComponentProps) {
  const own = (
    <Island>
      <OwnStory visit="land" />
    </Island>
  );
  return (
    <Box colorPalette="fern">
      <VisitStory {...story} trail={trail} own={own} map={<LandMap isLarge view={land} />} />
    </Box>
  );
}
