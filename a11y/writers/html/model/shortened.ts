/** Maximum length in characters: three lines on a phone. */
const most = 72;

/** Shortens a long selector in the middle. Its ends identify the element and its container. */
export function shortened(selector: string): string {
  const characters = [...selector];
  if (characters.length <= most) return selector;
  const side = (most - 1) / 2;
  return `${characters.slice(0, Math.floor(side)).join("")}…${characters.slice(-Math.ceil(side)).join("")}`;
}
