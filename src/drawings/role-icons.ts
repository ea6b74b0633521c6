import type { RoleKey } from "../../data/quiz/roles.ts";

/** Path data on a 48 x 48 grid: 3-unit strokes with round ends, and one filled accent. */
interface RoleDrawing {
  line: string;
  fill: string;
}

/** Pictures of the roles, mostly arcs, rings and spokes, as everywhere on this site. */
export const roleIcons = {
  /** A doorway and its key. */
  builder: {
    line: "M4 44h40M9 44V22a15 15 0 0 1 30 0v22M24 27v11M24 37h5M24 32h4",
    fill: "M30 22a6 6 0 1 1-12 0 6 6 0 0 1 12 0z",
  },
  /** A bowl of something warm. */
  caregiver: {
    line: "M4 24h40a20 20 0 0 1-40 0zM16 44h16M15 17c-4-5 4-7 0-12M24 17c-4-5 4-7 0-12M33 17c-4-5 4-7 0-12",
    fill: "M10 29h28a14.5 14.5 0 0 1-28 0z",
  },
  /** A ringing bell. */
  disruptor: {
    line: "M7 30c5-2 7-6 9-11.5a10 10 0 0 1 18.5 7.5c-2 5.5-3 9.5-1.5 14.5zM29 13l3-8M4 20a20 20 0 0 1 8-11M44 27a20 20 0 0 1-3 13",
    fill: "M12 36l13 5a7 7 0 0 1-13-5z",
  },
  /** Two tries, then a third. */
  experimenter: {
    line: "M14 36a5 5 0 1 1-10 0 5 5 0 0 1 10 0zM29 36a5 5 0 1 1-10 0 5 5 0 0 1 10 0zM9 25c1-10 13-10 15 0 1-16 15-18 16 0M35 20l5 6 5-6",
    fill: "M46 36a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0z",
  },
  /** A lantern. */
  frontline_responder: {
    line: "M15 17V13a9 9 0 0 1 18 0v4M11 17h26M14 17l-3 21h26l-3-21M9 44h30M13 38v6M35 38v6",
    fill: "M24 20c5 5 6 8 6 10a6 6 0 0 1-12 0c0-2 1-5 6-10z",
  },
  /** Two people on a road, with a star ahead. */
  guide: {
    line: "M3 44q21-5 42 0M10 38V27a8.5 8.5 0 0 1 17 0v11M32 38v-5a5.5 5.5 0 0 1 11 0v5M4 18v20M41.5 20a4 4 0 1 1-8 0 4 4 0 0 1 8 0z",
    fill: "M24 9.5a5.5 5.5 0 1 1-11 0 5.5 5.5 0 0 1 11 0z",
  },
  /** A hand with a leaf. */
  healer: {
    line: "M4 33c5-4 10-3 14 0h8c5 0 5 6 0 6h-8M29 36l9-6c4-2 8 2 4 6L31 44H16c-4 0-7-2-12-2M19 28l4-8",
    fill: "M21 24C15 12 23 4 38 4c1 14-5 22-17 20z",
  },
  /** Speech that winds outward from its center. */
  storyteller: {
    line: "M5 45l5-10A19 19 0 1 1 25 41A11 11 0 0 1 25 19A6.5 6.5 0 0 1 31.5 26",
    fill: "M28 28a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0z",
  },
  /** An eye with a star in it, above the horizon. */
  visionary: {
    line: "M4 26c10-15 30-15 40 0-10 15-30 15-40 0zM24 9V4M10 13 7 9M38 13l3-4M8 44h32",
    fill: "M24 17q1 8 9 9-8 1-9 9-1-8-9-9 8-1 9-9z",
  },
  /** Threads that cross in a ring. */
  weaver: {
    line: "M41 24a17 17 0 1 1-34 0 17 17 0 0 1 34 0zM18 4v22M18 34v10M30 4v10M30 22v22M4 18h10M22 18h22M4 30h22M34 30h10",
    fill: "M27 24a3 3 0 1 1-6 0 3 3 0 0 1 6 0z",
  },
} as const satisfies Record<RoleKey, RoleDrawing>;
