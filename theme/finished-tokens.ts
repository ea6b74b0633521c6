import type { SystemContext } from "@chakra-ui/react/styled-system";

type TokenDictionary = SystemContext["tokens"];
type Token = TokenDictionary["allTokens"][number];

/** What Chakra’s token dictionary knows when it is built, as JSON. */
export interface FinishedTokens {
  /** How CSS asks for a token: "var(--k-spacing-2)", by category and name. */
  references: Record<string, Record<string, string>>;
  /** Values of the tokens that have no modes, for what reckons with them; by category and name. */
  values: Record<string, Record<string, string>>;
  /** The properties that a palette to paint with sets, by its name. */
  palettes: Record<string, { [property: `--${string}`]: string }>;
}

/** Reads a dictionary that Chakra has built. */
export function finishTokens(tokens: TokenDictionary): FinishedTokens {
  const categories = new Set(tokens.allTokens.flatMap(({ extensions }) => extensions.category ?? []));
  const references: FinishedTokens["references"] = {};
  const values: FinishedTokens["values"] = {};
  for (const category of categories) {
    const named = tokens.getCategoryValues(category) ?? {};
    const plain = Object.keys(named).flatMap((name) => {
      const { value, extensions } = tokens.getByName(`${category}.${name}`) ?? {};
      return extensions?.conditions || extensions?.virtual ? [] : [[name, value]];
    });
    references[category] = named;
    values[category] = Object.fromEntries(plain);
  }
  // Chakra makes a palette of every group of colors, of those for grounds and for borders too.
  const palettes = [...tokens.colorPaletteMap].filter(([, set]) =>
    [...set.keys()].some((name) => /-solid$/.test(name)),
  );
  return {
    references,
    values,
    palettes: Object.fromEntries(palettes.map(([name, set]) => [name, Object.fromEntries(set)])),
  };
}

/**
 * Gives a system that was created without tokens, and has styled nothing yet, what another one knew of them. The
 * properties are registered once more, since a system looks their values up when it is created.
 */
export function fillTokens({ tokens, utility, _config }: SystemContext, finished: FinishedTokens): void {
  const { references, values, palettes } = finished;
  for (const [category, named] of Object.entries(references)) {
    for (const [prop, ref] of Object.entries(named)) {
      const name = `${category}.${prop}`;
      const value = values[category]?.[prop] ?? ref;
      const token = { name, value, extensions: { category, prop, cssVar: { ref } } } as Token;
      tokens.allTokens.push(token);
      tokens.tokenMap.set(name, token);
      tokens.flatMap.set(name, ref);
    }
  }
  for (const [name, set] of Object.entries(palettes)) tokens.colorPaletteMap.set(name, new Map(Object.entries(set)));
  tokens.getCategoryValues = (category) => references[category] ?? {};
  for (const [property, config] of Object.entries(_config.utilities ?? {})) {
    if (config.values) utility.register(property, config);
  }
  utility.register("colorPalette", {
    values: Object.keys(palettes),
    transform: (palette: string) => palettes[palette],
  });
}
