/** Names of tokens as styles write them, "spacing.28" as "28", by category. */
export type TokenNames = Readonly<Record<string, readonly string[]>>;

/**
 * The tokens that no text names: by name, below zero, with their category, or by role of whatever palette is painted
 * with. A name that means something else elsewhere counts as used: better one too many kept than one that is missed.
 */
export function unnamed(tokens: TokenNames, texts: readonly string[]): string[] {
  const words = new Set(texts.flatMap((text) => text.split(NO_NAME)));
  const isNamed = (category: string, name: string) => {
    const [palette = "", role = ""] = name.split(".");
    const byRole = words.has(`colorPalette.${role}`) && words.has(palette);
    // "wheel." is what is left of a template that goes on with a number.
    return [name, `-${name}`, `${category}.${name}`, `${palette}.`].some((word) => words.has(word)) || byRole;
  };
  return Object.entries(tokens).flatMap(([category, names]) =>
    names.filter((name) => !isNamed(category, name)).map((name) => `${category}.${name}`),
  );
}

const NO_NAME = /[^\w.-]/;
