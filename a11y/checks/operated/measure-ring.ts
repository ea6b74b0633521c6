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
/** Pixels up to which another one is beside: past the soft edge of a ring of 3 px. */
const near = 4;
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
      if (!differs(focused.data, unfocused.data, at * 4)) continue;
      const own = lit[at] ?? 0;
      changes.push(ratio(own, plain[at] ?? 0));
      let best = 1;
      for (let step = 1; step <= near; step++) {
        if (x >= step) best = Math.max(best, ratio(own, lit[at - step] ?? own));
        if (x + step < width) best = Math.max(best, ratio(own, lit[at + step] ?? own));
        if (y >= step) best = Math.max(best, ratio(own, lit[at - step * width] ?? own));
        if (y + step < height) best = Math.max(best, ratio(own, lit[at + step * width] ?? own));
      }
      beside.push(best);
    }
  }
  return {
    changed: changes.length,
    change: reachedBy(changes, 2 * perimeter),
    beside: reachedBy(beside, most * perimeter),
  };
}

/** The ratio that so many pixels have at least; 1 where there are not so many. */
function reachedBy(ratios: number[], pixels: number): number {
  return ratios.toSorted((one, other) => other - one)[Math.floor(pixels)] ?? 1;
}

function differs(one: Uint8Array, other: Uint8Array, at: number): boolean {
  for (let channel = at; channel < at + 3; channel++) {
    if (Math.abs((one[channel] ?? 0) - (other[channel] ?? 0)) > noise) return true;
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
