/** What every page is served as, asked for once. */
const asked = new Map<string, Promise<string>>();

/** A page’s HTML as `origin` serves it, also that of a page that is not found. Throws where nothing answers. */
export function htmlOf(origin: string, path: string): Promise<string> {
  const { href } = new URL(path, origin);
  const before = asked.get(href);
  if (before) return before;
  const text = fetch(href).then((response) => response.text());
  asked.set(href, text);
  return text;
}
