/**
 * Styles for `css`. The element and its descendants get the color of a place on the wheel in `var(--hue)`. Places count
 * from 0.
 */
export function hue(place: number) {
  return { "--hue": `colors.wheel.${place + 1}` };
}
