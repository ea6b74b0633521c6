const tagOrStyle = /<style>[^<]*|<\w[^>]*>/g;
const className = /css-([a-z0-9]+)/g;
const token = /--k-(?!colors-color-palette)[\w-]+/g;

/**
 * The page with emotion’s class names, a hash each, and the theme’s custom properties numbered in the order they appear
 * (`c0`, `--0` … in base 36), which compresses far better. Nothing but styles and tags is touched.
 *
 * Hydration keeps the class attributes it finds; what is drawn or changed afterwards has its real names, and emotion and
 * the theme’s sheet bring the rules for those. The color palette keeps its names: it is inherited from one to the other.
 */
export function shortenNames(html: string): string {
  const numbers = new Map<string, string>();
  const number = (prefix: string, name: string) => {
    if (!numbers.has(name)) numbers.set(name, prefix + numbers.size.toString(36));
    return numbers.get(name) ?? name;
  };
  return html.replace(tagOrStyle, (text) => {
    const isStyle = text.startsWith("<style>");
    const shortTokens = text.replace(token, (name) => number("--", name));
    const shorten = (classes: string) => classes.replace(className, (name) => number("c", name));
    return isStyle ? shorten(shortTokens) : shortTokens.replace(/ class="[^"]*"/, shorten);
  });
}
