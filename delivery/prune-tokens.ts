/** How the sheet with the theme’s custom properties begins them. */
export const tokenLayer = "@layer tokens{";

const declaration = /(--[\w-]+):([^;{}]*);?/g;
const reference = /var\((--[\w-]+)/g;

/**
 * `css` without the custom properties of its token layer that nothing reads: neither `page` (its markup and all its
 * styles, this sheet included) nor another property that is read.
 */
export function pruneTokens(css: string, page: string): string {
  const start = css.indexOf(tokenLayer);
  const rest = css.slice(0, start);
  const tokens = css.slice(start);
  const values = new Map<string, string[]>();
  for (const [, name = "", value = ""] of tokens.matchAll(declaration)) {
    values.set(name, [...(values.get(name) ?? []), value]);
  }
  const read = new Set<string>();
  const follow = (text: string) => {
    for (const [, name = ""] of text.matchAll(reference)) {
      if (read.has(name)) continue;
      read.add(name);
      for (const value of values.get(name) ?? []) follow(value);
    }
  };
  follow(page.replace(tokens, ""));
  return rest + tokens.replace(declaration, (whole, name) => (read.has(name) ? whole : ""));
}
