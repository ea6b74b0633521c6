/** Eight steps, one for each letter of the Academy's path. */
export const stepCount = 8;
export const stair = (x: number, y: number, width: number, rise: number, count = stepCount) =>
  `M${x} ${y}${`v-${rise}h${width}`.repeat(count)}`;
