import type { TokenFiles } from "@kindred-ground/tokens/dtcg/read-theme.ts";
import color from "./tokens/color.tokens.json" with { type: "json" };
import motion from "./tokens/motion.tokens.json" with { type: "json" };
import dark from "./tokens/semantic.dark.tokens.json" with { type: "json" };
import darkMoreContrast from "./tokens/semantic.dark-more-contrast.tokens.json" with { type: "json" };
import light from "./tokens/semantic.light.tokens.json" with { type: "json" };
import lightMoreContrast from "./tokens/semantic.light-more-contrast.tokens.json" with { type: "json" };
import space from "./tokens/space.tokens.json" with { type: "json" };
import type from "./tokens/type.tokens.json" with { type: "json" };

export { default as resolver } from "./tokens/resolver.json" with { type: "json" };

/** Token files by their names in the resolver. */
export const tokenFiles: TokenFiles = {
  "color.tokens.json": color,
  "motion.tokens.json": motion,
  "semantic.dark.tokens.json": dark,
  "semantic.dark-more-contrast.tokens.json": darkMoreContrast,
  "semantic.light.tokens.json": light,
  "semantic.light-more-contrast.tokens.json": lightMoreContrast,
  "space.tokens.json": space,
  "type.tokens.json": type,
};
