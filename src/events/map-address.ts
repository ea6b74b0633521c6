/**
 * Returns the URL of a map search for a postal address. Leaves out the first line: it is a name, which maps don't know.
 */
export function mapAddress([, ...lines]: readonly string[]): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(lines.join(", "))}`;
}
