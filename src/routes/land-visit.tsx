import { Box } from "@chakra-ui/react/box";
import { useLoaderData } from "react-router-dom";
import { landVisit } from "../../data/first-visits.ts";
import { pageAt } from "../../data/pages.ts";
import { trailOver } from "../../data/trails.ts";
import { visitScenes } from "../drawings/visit-scenes.ts";
import { pageMeta } from "../layout/page-meta.ts";
import { breadcrumbList } from "../layout/structured-data.ts";
import { VisitStory } from "../sections/first-visit/visit-story.tsx";

const trail = trailOver("/homestead");

export const meta = () => [
  ...pageMeta("/homestead/first-visit")(),
  ...breadcrumbList(trail, pageAt("/homestead/first-visit")),
];

/** Runs at build time, so that this page carries only its own story. */
export function loader() {
  return { story: landVisit, pictures: landVisit.scenes.map(({ picture }) => visitScenes[picture]) };
}

export default function LandVisit() {
  return (
    <Box colorPalette="fern">
      <VisitStory {...useLoaderData<typeof loader>()} trail={trail} />
    </Box>
  );
}
