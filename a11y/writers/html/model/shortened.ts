/** So many characters of a selector stand in a line; a phone shows them in three. */
const most = 72;

/** A selector without its middle, where it is long: its ends tell what is meant, and in what. */
export function shortened(selector: string): string {
  const characters = [...selector];
  if (characters.length <= most) return selector;
  const side = (most - 1) / 2;
  return `${characters.slice(0, Math.floor(side)).join("")}…${characters.slice(-Math.ceil(side)).join("")}`;
}
