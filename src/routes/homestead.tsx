import { Box } from "@chakra-ui/react";
import * as homestead from "../../data/homestead.ts";
import * as landData from "../../data/land.ts";
import { landToday } from "../../data/land-today.ts";
import { builtAt } from "../components/use-hydrated.ts";
import { landView } from "../land/land-view.ts";
import { pageMeta } from "../layout/page-meta.ts";
import { Gatherings, MutualAid, WhatHappens } from "../sections/homestead/gatherings.tsx";
import { LandClosing, LandHero, SacredLand, SupportWays } from "../sections/homestead/land.tsx";
import type { Route } from "./+types/homestead.ts";

export const meta = pageMeta("/homestead");

export function loader() {
  return {
    gatherings: homestead.gatheringsAt(builtAt),
    land: landView(landData, landToday(builtAt)),
  };
}

export default function Homestead({ loaderData }: Route.ComponentProps) {
  return (
    <Box colorPalette="fern">
      <LandHero {...homestead.hero} land={loaderData.land} />
      <WhatHappens retreats={homestead.retreats} practices={homestead.practices} />
      <MutualAid {...homestead.mutualAid} />
      <SacredLand {...homestead.land} />
      <SupportWays {...homestead.support} />
      <Gatherings words={homestead.gatheringsIntro} gatherings={loaderData.gatherings} />
      <LandClosing {...homestead.closing} />
    </Box>
  );
}
