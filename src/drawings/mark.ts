/** Shape of the logo, for the page and for the icons that the build draws. Its segments end at a radius of 310. */

/** `segmentPatch(130, 310, 30, 26)`, written out so that page headers don't need the code that draws it. */
export const patch =
  "M-73-272A26 26 0 0 1-52-306A310 310 0 0 1 52-306A26 26 0 0 1 73-272L32-148A26 26 0 0 1 6-130A130 130 0 0 0-6-130A26 26 0 0 1-32-148Z";

/** Hues of the segments, clockwise from the top. */
export const hues = ["plum", "plum", "plum", "fern", "fern", "fern", "fern", "night", "night", "night"] as const;

/** Radius of the center. */
export const hub = 84;
