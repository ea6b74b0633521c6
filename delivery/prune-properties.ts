const declaration = /(--[\w-]+):([^;{}]*);?/g;
const reference = /var\((--[\w-]+)/g;

/** The custom properties that something reads: a plain declaration of `css`, `markup`, or another one that is read. */
export function propertiesRead(css: string, markup: string): Set<string> {
  const values = new Map<string, string[]>();
  for (const [, name = "", value = ""] of css.matchAll(declaration)) {
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
  follow(css.replaceAll(declaration, "") + markup);
  return read;
}

/** `css` without the custom properties that are not among those `read`. */
export function pruneProperties(css: string, read: Set<string>): string {
  return css.replaceAll(declaration, (whole, name) => (read.has(name) ? whole : ""));
}
