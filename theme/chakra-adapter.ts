/**
 * The only module that writes into a Chakra system. Chakra's public functions can't do this:
 * - `_config.theme`: receives recipes, which `createSystem` would copy.
 * - `_global`: loses styles that are already in a stylesheet, and empty layers.
 * - `tokens` (`allTokens`, `tokenMap`, `flatMap`, `colorPaletteMap`, `getCategoryValues`): receives tokens that a build
 *   has computed. Browsers then need neither their values nor the time to read them.
 *
 * `_config.utilities` is read only, and `utility.register` is public. tests/unit/theme/chakra-adapter.test.ts fails if
 * Chakra changes one of these fields.
 */
import type { SystemContext } from "@chakra-ui/react/styled-system";

export const prefix = "k";

type TokenDictionary = SystemContext["tokens"];
type Token = TokenDictionary["allTokens"][number];

/** Contents of Chakra's token dictionary after it is built, as JSON. */
export interface FinishedTokens {
  /** Token names by category, without palette colors. */
  names: Record<string, readonly string[]>;
  /** Values of the opacities, which Chakra uses to mix a color with transparency. */
  opacity: Record<string, string>;
  /** Names of the palettes, and of the colors that each palette has. */
  palettes: { names: readonly string[]; colors: readonly string[] };
}

/** Reads a dictionary that Chakra has built. Throws if Chakra's reference to a token differs from `reference`. */
export function finishTokens(tokens: TokenDictionary): FinishedTokens {
  const categories = new Set(tokens.allTokens.flatMap(({ extensions }) => extensions.category ?? []));
  const names: FinishedTokens["names"] = {};
  for (const category of categories) {
    const named = tokens.getCategoryValues(category) ?? {};
    for (const [name, ref] of Object.entries(named)) agree(reference(category, name), ref);
    names[category] = Object.keys(named);
  }
  const opacity = Object.fromEntries(
    (names.opacity ?? []).map((name) => [name, String(tokens.getByName(`opacity.${name}`)?.value)]),
  );
  // Chakra also makes palettes of other color groups, such as backgrounds and borders.
  const sets = [...tokens.colorPaletteMap].filter(([, set]) => [...set.keys()].some((name) => /-solid$/.test(name)));
  const [first = ""] = sets[0] ?? [];
  const ofFirst = (name: string) => (name.startsWith(`${first}.`) ? [name.slice(first.length + 1)] : []);
  const palettes = { names: sets.map(([name]) => name), colors: (names.colors ?? []).flatMap(ofFirst) };
  for (const [name, set] of sets)
    agree(JSON.stringify(paletteOf(name, palettes.colors)), JSON.stringify(Object.fromEntries(set)));
  const inPalettes = new Set(colorsIn(palettes));
  const otherColors = (names.colors ?? []).filter((name) => !inPalettes.has(name));
  return { names: { ...names, colors: otherColors }, opacity, palettes };
}

/** Returns the colors of all palettes, and those of the virtual `colorPalette`. */
function colorsIn({ names, colors }: FinishedTokens["palettes"]): string[] {
  return ["colorPalette", ...names].flatMap((name) => colors.map((color) => `${name}.${color}`));
}

function agree(ours: string, chakras: string): void {
  if (ours !== chakras)
    throw new Error(
      `Chakra changed its names for tokens: expected ${ours}, found ${chakras}; change theme/chakra-adapter.ts`,
    );
}

/** Returns a token's CSS reference: "var(--k-font-sizes-body)". A negative one is "calc(var(--k-spacing-2) * -1)". */
function reference(category: string, name: string): string {
  return name.startsWith("-")
    ? `calc(var(${property(category, name.slice(1))}) * -1)`
    : `var(${property(category, name)})`;
}

function property(category: string, name: string): `--${string}` {
  const dashed = `${category}-${name}`.replaceAll(".", "-").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `--${prefix}-${dashed}`;
}

function paletteOf(name: string, colors: readonly string[]): { [property: `--${string}`]: string } {
  return Object.fromEntries(
    colors.map((color) => [property("colors", `colorPalette.${color}`), reference("colors", `${name}.${color}`)]),
  );
}

/** Adds recipes to a system. */
export function addRecipes({ _config }: SystemContext, recipes: { recipes: object; slotRecipes: object }): void {
  Object.assign(_config.theme ?? {}, recipes);
}

/**
 * Returns a system that renders its document-wide styles, or none of them. Leaves out the empty layer of Chakra's own
 * reset. Emotion would write it as `@layer reset` without braces, and browsers would drop the next layer.
 */
export function withGlobalStyles(system: SystemContext, isRendered: boolean): SystemContext {
  const hasRules = (layer: object) => Object.values(layer).some((rules) => Object.keys(rules).length > 0);
  return { ...system, _global: isRendered ? system._global.filter(hasRules) : [] };
}

/**
 * Fills a system that was created without tokens, before it styles anything. Properties are registered again, because a
 * system resolves their values when it is created.
 */
export function fillTokens({ tokens, utility, _config }: SystemContext, finished: FinishedTokens): void {
  const { names, opacity, palettes } = finished;
  const references = new Map<string, Record<string, string>>();
  for (const [category, own] of Object.entries(names)) {
    const props = category === "colors" ? [...own, ...colorsIn(palettes)] : own;
    const named = Object.fromEntries(props.map((prop) => [prop, reference(category, prop)]));
    references.set(category, named);
    for (const [prop, ref] of Object.entries(named)) {
      const name = `${category}.${prop}`;
      const value = (category === "opacity" && opacity[prop]) || ref;
      const token = { name, value, extensions: { category, prop, cssVar: { ref } } } as Token;
      tokens.allTokens.push(token);
      tokens.tokenMap.set(name, token);
      tokens.flatMap.set(name, ref);
    }
  }
  const sets = new Map(palettes.names.map((name) => [name, paletteOf(name, palettes.colors)]));
  for (const [name, set] of sets) tokens.colorPaletteMap.set(name, new Map(Object.entries(set)));
  tokens.getCategoryValues = (category) => references.get(category) ?? {};
  for (const [property, config] of Object.entries(_config.utilities ?? {})) {
    if (config.values) utility.register(property, config);
  }
  utility.register("colorPalette", {
    values: [...palettes.names],
    transform: (palette: string) => sets.get(palette),
  });
}
