import type { SystemContext, SystemStyleObject } from "@chakra-ui/react/styled-system";

type System = Pick<SystemContext, "css" | "tokens">;

/** Returns the names of the tokens that the styles use, in alphabetical order: "colors.bg.raised", "radii.control". */
export function tokensIn(styles: readonly SystemStyleObject[], system: System): string[] {
  const names = namesOf(system);
  const references = styles.flatMap((style) => referencesIn(JSON.stringify(system.css(style))));
  return [...new Set(references.flatMap((reference) => names.get(reference) ?? []))].sort();
}

/** Maps a CSS reference, "var(--k-colors-bg-raised)", to the token's name. */
function namesOf({ tokens }: System): Map<string, string> {
  // Chakra creates a negative of every spacing token, with the same custom property.
  const own = tokens.allTokens.filter(({ name }) => !name.includes(".-"));
  return new Map(own.map(({ name, extensions }) => [String(extensions.cssVar?.ref), name]));
}

function referencesIn(css: string): string[] {
  return css
    .split("var(--k-")
    .slice(1)
    .map((rest) => `var(--k-${rest.slice(0, rest.indexOf(")"))})`);
}
