import type { Failure } from "./verdict.ts";

/**
 * Formats a failure as one line:
 * `dark: text fg.muted on bg.raised is 3.12, needs 4.5 (/shop); fg.muted passes as {color.neutral.300} (9.87) or
 * oklch(0.7 0.02 70) #a9a097 (4.51); APCA Lc -41`
 */
export function lineOf({ mode, purpose, foreground, background, ratio, needed, page, mend, apca }: Failure): string {
  const found = `${mode}: ${purpose} ${foreground} on ${background} is ${figure(ratio)}, needs ${needed}`;
  const place = page ? ` (${page})` : "";
  return `${found}${place}; ${mend ? mended(mend) : "no lightness of either color passes"}; APCA Lc ${apca.toFixed(0)}`;
}

function mended({ token, step, color, settlesAll }: NonNullable<Failure["mend"]>): string {
  const ways = [
    ...(step ? [`${step.value} (${figure(step.ratio)})`] : []),
    `${color.value} ${color.hex} (${figure(color.ratio)})`,
  ];
  return `${token} passes ${settlesAll ? "" : "here, though not everywhere, "}as ${ways.join(" or ")}`;
}

/** Rounds down, so that a failing ratio never appears to pass. */
export function figure(ratio: number): string {
  return (Math.floor(ratio * 100) / 100).toFixed(2);
}
