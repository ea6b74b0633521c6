import type { land, landMap, landPlaces } from "../../data/land.ts";
import type { landToday } from "../../data/land-today.ts";
import { type LandLines, landLines } from "../drawings/land-map.ts";
import type { Point } from "../drawings/pen.ts";

interface LandData {
  land: typeof land;
  landPlaces: typeof landPlaces;
  landMap: typeof landMap;
}

/** Content of the map of the land. It is created at build time, so that no page contains the heights. */
export interface LandView extends Omit<LandData, "land">, ReturnType<typeof landToday> {
  lines: LandLines;
  width: number;
  height: number;
}

/** Keys of places with trees around them. */
const wooded: readonly string[] = ["forest", "grove"];

export function landView({ land, landPlaces, landMap }: LandData, today: ReturnType<typeof landToday>): LandView {
  const groves = landPlaces.filter(({ key }) => wooded.includes(key)).map(({ x, y }): Point => [x, y]);
  const [barn] = landPlaces;
  const { width, height } = land;
  return { landPlaces, landMap, ...today, lines: landLines(land, [barn.x, barn.y], groves), width, height };
}
