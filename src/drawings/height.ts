import { type Point, polar } from "./pen.ts";

/** A round hill: where it stands, how tall it is and how far it reaches. */
export interface Hill {
  x: number;
  y: number;
  /** Height of the summit; levels are read on the same scale. */
  top: number;
  /** Distance at which the hill has dropped to about a third. */
  reach: number;
}

/** The height of the land at a point. */
export function heightAt(hills: readonly Hill[], x: number, y: number): number {
  return hills.reduce((sum, hill) => {
    const distance = ((x - hill.x) ** 2 + (y - hill.y) ** 2) / hill.reach ** 2;
    return sum + hill.top * Math.exp(-distance);
  }, 0);
}

/** Steps of the search outward for the edge of a level. */
const stride = 12;

/**
 * Guide points of one contour line: on each of `rays` rays from `centre`, the first place below `level`.
 * The centre must stand above the level and see the whole line, as a summit does.
 */
export function contour(hills: readonly Hill[], level: number, centre: Point, rays: number): Point[] {
  return Array.from({ length: rays }, (_, ray) => {
    const [east, south] = polar((360 * ray) / rays, 1);
    const isAbove = (distance: number) =>
      heightAt(hills, centre[0] + distance * east, centre[1] + distance * south) >= level;
    let near = 0;
    while (isAbove(near + stride)) near += stride;
    let far = near + stride;
    while (far - near > 0.01) {
      const middle = (near + far) / 2;
      if (isAbove(middle)) near = middle;
      else far = middle;
    }
    return [centre[0] + near * east, centre[1] + near * south];
  });
}
