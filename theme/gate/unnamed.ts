/** Token names by category, as in styles: "spacing.28" is "28". */
export type TokenNames = Readonly<Record<string, readonly string[]>>;

/**
 * Returns tokens that no text mentions: by name, with a minus sign, with their category, or as a role of the current
 * palette. A name with another meaning elsewhere counts as used, because a false alarm is worse than an unused token.
 */
export function unnamed(tokens: TokenNames, texts: readonly string[]): string[] {
  const words = new Set(texts.flatMap((text) => text.split(NO_NAME)));
  const isNamed = (category: string, name: string) => {
    const [palette = "", role = ""] = name.split(".");
    const byRole = words.has(`colorPalette.${role}`) && words.has(palette);
    // "wheel." comes from a template literal that continues with a number.
    return [name, `-${name}`, `${category}.${name}`, `${palette}.`].some((word) => words.has(word)) || byRole;
  };
  return Object.entries(tokens).flatMap(([category, names]) =>
    names.filter((name) => !isNamed(category, name)).map((name) => `${category}.${name}`),
  );
}

const NO_NAME = /[^\w.-]/;
