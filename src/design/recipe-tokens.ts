import type { SystemContext } from "@chakra-ui/react/styled-system";

type System = Pick<SystemContext, "css" | "tokens">;

/** The tokens that styles come to, by name: "colors.bg.raised", "radii.control"; in the order of the alphabet. */
export function tokensIn(styles: unknown, system: System): string[] {
  const names = namesOf(system);
  const css = JSON.stringify(system.css(styles as Parameters<System["css"]>[0]));
  return [...new Set(referencesIn(css).map((reference) => names.get(reference) ?? reference))].sort();
}

/** "var(--k-colors-bg-raised)" to "colors.bg.raised". */
function namesOf({ tokens }: System): Map<string, string> {
  return new Map(tokens.allTokens.map(({ name, extensions }) => [String(extensions.cssVar?.ref), name]));
}

function referencesIn(css: string): string[] {
  return css
    .split("var(--k-")
    .slice(1)
    .map((rest) => `var(--k-${rest.slice(0, rest.indexOf(")"))})`);
}
