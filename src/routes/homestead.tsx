import { Box } from "@chakra-ui/react/box";
import {
  closing,
  gatheringsAt,
  gatheringsIntro,
  hero,
  land,
  practices,
  retreats,
  support,
} from "../../data/homestead.ts";
import { builtAt } from "../components/use-hydrated.ts";
import { pageMeta } from "../layout/page-meta.ts";
import { Gatherings } from "../sections/homestead/gatherings.tsx";
import { LandClosing, LandHero } from "../sections/homestead/land-hero.tsx";
import { SacredLand } from "../sections/homestead/sacred-land.tsx";
import { SupportWays } from "../sections/homestead/support-ways.tsx";
import { WhatHappens } from "../sections/homestead/what-happens.tsx";
import type { Route } from "./+types/homestead.ts";

export const meta = pageMeta("/homestead");

export function loader() {
  return { gatherings: gatheringsAt(builtAt) };
}

export default function Homestead({ loaderData }: Route.ComponentProps) {
  return (
    <Box colorPalette="fern">
      <LandHero {...hero} />
      <WhatHappens retreats={retreats} practices={practices} />
      <SacredLand {...land} />
      <SupportWays {...support} />
      <Gatherings words={gatheringsIntro} gatherings={loaderData.gatherings} />
      <LandClosing {...closing} />
    </Box>
  );
}
