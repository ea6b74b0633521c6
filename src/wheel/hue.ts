/**
 * For `css`: whatever has it, and all in it, finds a place’s colour on the wheel in `var(--hue)`; places count from 0.
 */
export function hue(place: number) {
  return { "--hue": `colors.wheel.${place + 1}` };
}
