const declaration = /(--[\w-]+):([^;{}]*)/g;
const rootRule = /:where\(:root, :host\)\{([^{}]*)\}/g;
const reference = /var\((--[\w-]+)\)/g;

/**
 * The custom properties of `css` that stand in a rule for the root and nowhere else, with their values: no mode, medium
 * or class changes them.
 */
export function findConstants(css: string): Map<string, string> {
  const constants = new Map<string, string>();
  for (const [, declarations = ""] of css.matchAll(rootRule)) {
    for (const [, name = "", value = ""] of declarations.matchAll(declaration)) constants.set(name, value);
  }
  const seen = new Set<string>();
  for (const [, name = ""] of css.matchAll(declaration)) {
    if (seen.has(name)) constants.delete(name);
    seen.add(name);
  }
  return constants;
}

/** `css` with the values of `constants` in place of their names: a browser works out each `var()` for each element anew. */
export function inlineConstants(css: string, constants: Map<string, string>): string {
  return css.replace(reference, (whole, name) => {
    const value = constants.get(name);
    return value === undefined ? whole : inlineConstants(value, constants);
  });
}
