import type { PNG } from "pngjs";
import type { RingPictures } from "./picture-ring.ts";

export interface Ring {
  /** Number of pixels that the focus changes. */
  changed: number;
  /** Contrast with the unfocused state that an edge of 2 px around the whole control reaches (WCAG 2.2, 2.4.13). */
  change: number;
  /** Contrast with adjacent pixels that most of an edge of 1 px around the control reaches (1.4.11). */
  beside: number;
}

/** Maximum difference in a channel that counts as noise. */
const noise = 6;
/** Maximum difference in a channel that counts as one color, because a focus indicator may be slightly uneven. */
const alike = 24;
/** Maximum thickness of a focus indicator in pixels. In a broader area, only the edge counts. */
const thickest = 8;
/** Share of the perimeter that must contrast. A corner may be next to a similar color. */
const most = 0.75;

export function measureRing({ focused, unfocused, perimeter }: RingPictures): Ring {
  const { width, height } = focused;
  const lit = luminances(focused.data);
  const plain = luminances(unfocused.data);
  const changes: number[] = [];
  const beside: number[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (!differs(focused.data, unfocused.data, at * 4, at * 4, noise)) continue;
      const own = lit[at] ?? 0;
      changes.push(ratio(own, plain[at] ?? 0));
      const neighbors = [
        besideRun(focused, x, y, -1, 0),
        besideRun(focused, x, y, 1, 0),
        besideRun(focused, x, y, 0, -1),
        besideRun(focused, x, y, 0, 1),
      ];
      const best = Math.max(1, ...neighbors.map((neighbor) => ratio(own, lit[neighbor ?? at] ?? own)));
      beside.push(best);
    }
  }
  return {
    changed: changes.length,
    change: reachedBy(changes, 2 * perimeter),
    beside: reachedBy(beside, most * perimeter),
  };
}

/**
 * Returns the first pixel of another color in one direction, past the antialiased edge. Ignores text farther
 * away, which is not adjacent.
 */
function besideRun({ data, width, height }: PNG, x: number, y: number, across: number, down: number) {
  const at = (y * width + x) * 4;
  for (let step = 1; step <= thickest; step++) {
    const [column, row] = [x + across * step, y + down * step];
    if (column < 0 || row < 0 || column >= width || row >= height) return undefined;
    if (!differs(data, data, at, (row * width + column) * 4, alike)) continue;
    const [past, below] = [column + across, row + down];
    return past < 0 || below < 0 || past >= width || below >= height ? undefined : below * width + past;
  }
  return undefined;
}

/** Returns the ratio that at least `pixels` pixels reach, or 1 if there are fewer pixels. */
function reachedBy(ratios: number[], pixels: number): number {
  return ratios.toSorted((one, other) => other - one)[Math.floor(pixels)] ?? 1;
}

function differs(one: Uint8Array, other: Uint8Array, at: number, there: number, more: number): boolean {
  for (let channel = 0; channel < 3; channel++) {
    if (Math.abs((one[at + channel] ?? 0) - (other[there + channel] ?? 0)) > more) return true;
  }
  return false;
}

function ratio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

const channels = Float64Array.from({ length: 256 }, (_, byte) =>
  byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
);

/** Returns the relative luminance of every pixel, as WCAG 2.2 defines it. */
function luminances(data: Uint8Array): Float64Array {
  return Float64Array.from({ length: data.length / 4 }, (_, pixel) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(pixel * 4, pixel * 4 + 3);
    return 0.2126 * (channels[red] ?? 0) + 0.7152 * (channels[green] ?? 0) + 0.0722 * (channels[blue] ?? 0);
  });
}
