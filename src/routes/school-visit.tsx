import { Box } from "@chakra-ui/react/box";
import { useLoaderData } from "react-router-dom";
import { schoolVisit } from "../../data/first-visits.ts";
import { pageAt } from "../../data/pages.ts";
import { trailOver } from "../../data/trails.ts";
import { visitScenes } from "../drawings/visit-scenes.ts";
import { pageMeta } from "../layout/page-meta.ts";
import { breadcrumbList } from "../layout/structured-data.ts";
import { VisitStory } from "../sections/first-visit/visit-story.tsx";

const trail = trailOver("/erins-place");

export const meta = () => [
  ...pageMeta("/erins-place/first-visit")(),
  ...breadcrumbList(trail, pageAt("/erins-place/first-visit")),
];

/** Runs at build time, so that this page carries only its own story. */
export function loader() {
  return { story: schoolVisit, pictures: schoolVisit.scenes.map(({ picture }) => visitScenes[picture]) };
}

export default function SchoolVisit() {
  return (
    <Box colorPalette="plum">
      <VisitStory {...useLoaderData<typeof loader>()} trail={trail} />
    </Box>
  );
}
