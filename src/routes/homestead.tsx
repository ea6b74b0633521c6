import { Box } from "@chakra-ui/react/box";
import { closing, gatherings, hero, land, practices, retreats, support } from "../../data/homestead.ts";
import { pageMeta } from "../layout/page-meta.ts";
import { Gatherings } from "../sections/homestead/gatherings.tsx";
import { LandClosing } from "../sections/homestead/land-closing.tsx";
import { LandHero } from "../sections/homestead/land-hero.tsx";
import { SacredLand } from "../sections/homestead/sacred-land.tsx";
import { SupportWays } from "../sections/homestead/support-ways.tsx";
import { WhatHappens } from "../sections/homestead/what-happens.tsx";

export const meta = pageMeta("/homestead");

export default function Homestead() {
  return (
    <Box colorPalette="fern">
      <LandHero {...hero} />
      <WhatHappens retreats={retreats} practices={practices} />
      <SacredLand {...land} />
      <SupportWays {...support} />
      <Gatherings {...gatherings} />
      <LandClosing {...closing} />
    </Box>
  );
}
