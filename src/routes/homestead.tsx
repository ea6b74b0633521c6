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
import { Gatherings, WhatHappens } from "../sections/homestead/gatherings.tsx";
import { LandClosing, LandHero, SacredLand, SupportWays } from "../sections/homestead/land.tsx";
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
