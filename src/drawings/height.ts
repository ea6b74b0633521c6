import { type Point, polar } from "./pen.ts";

export interface Hill {
  x: number;
  y: number;
  /** Height of the summit, on the same scale as contour levels. */
  top: number;
  /** Distance at which the height drops to about a third. */
  reach: number;
}

export function heightAt(hills: readonly Hill[], x: number, y: number): number {
  return hills.reduce((sum, hill) => {
    const distance = ((x - hill.x) ** 2 + (y - hill.y) ** 2) / hill.reach ** 2;
    return sum + hill.top * Math.exp(-distance);
  }, 0);
}

/** Step of the outward search for the edge of a level, in drawing units. */
const stride = 12;

/**
 * Returns guide points of one contour line: on each of `rays` rays from `centre`, the point where the height first
 * drops below `level`. `centre` must be above the level, with a clear line of sight to the whole line, as a summit has.
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
