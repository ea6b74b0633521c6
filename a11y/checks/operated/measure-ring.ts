import type { PNG } from "pngjs";
import type { RingPictures } from "./picture-ring.ts";

/** How far a ring can be told from what it was before and from what lies beside it. */
export interface Ring {
  /** Pixels that the focus changes. */
  changed: number;
  /** The ratio to the unfocused pixels that at least an edge of 2 px all round has (WCAG 2.2, 2.4.13). */
  change: number;
  /** The ratio to pixels beside it that at least most of an edge of 1 px all round has (1.4.11). */
  beside: number;
}

/** Differences of a channel up to this are noise. */
const noise = 6;
/** Differences of a channel up to this are one color: a ring may be a little uneven. */
const alike = 24;
/** Pixels that a ring is thick at most: in a broader area its edge is what counts. */
const thickest = 8;
/** Share of the way round that has to show: a corner may lie on what is like it. */
const most = 0.75;

/** Compares a control with its ring and without, pixel by pixel. */
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

/** Where in one direction the color of a pixel has ended, past the soft edge: text further away is not beside a ring. */
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

/** The ratio that so many pixels have at least; 1 where there are not so many. */
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

/** Relative luminance of every pixel, as WCAG 2.2 defines it. */
function luminances(data: Uint8Array): Float64Array {
  return Float64Array.from({ length: data.length / 4 }, (_, pixel) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(pixel * 4, pixel * 4 + 3);
    return 0.2126 * (channels[red] ?? 0) + 0.7152 * (channels[green] ?? 0) + 0.0722 * (channels[blue] ?? 0);
  });
}
