import type { SystemContext, SystemStyleObject } from "@chakra-ui/react/styled-system";

type System = Pick<SystemContext, "css" | "tokens">;

/** The tokens that styles come to, by name: "colors.bg.raised", "radii.control"; in the order of the alphabet. */
export function tokensIn(styles: readonly SystemStyleObject[], system: System): string[] {
  const names = namesOf(system);
  const references = styles.flatMap((style) => referencesIn(JSON.stringify(system.css(style))));
  return [...new Set(references.flatMap((reference) => names.get(reference) ?? []))].sort();
}

/** By how CSS asks for it, "var(--k-colors-bg-raised)", the name of each token. */
function namesOf({ tokens }: System): Map<string, string> {
  // Chakra makes a negative of every step of space, which has the step’s own property.
  const own = tokens.allTokens.filter(({ name }) => !name.includes(".-"));
  return new Map(own.map(({ name, extensions }) => [String(extensions.cssVar?.ref), name]));
}

function referencesIn(css: string): string[] {
  return css
    .split("var(--k-")
    .slice(1)
    .map((rest) => `var(--k-${rest.slice(0, rest.indexOf(")"))})`);
}
