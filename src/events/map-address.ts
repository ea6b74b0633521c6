/** Page of a map that looks a postal address up; the first line is a name, which maps do not know. */
export function mapAddress([, ...lines]: readonly string[]): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(lines.join(", "))}`;
}
