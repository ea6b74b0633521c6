import type { Resolver, TokenFiles } from "@kindred-ground/tokens/dtcg/read-theme.ts";
import { type ExchangedTheme, type OwnTheme, ownTheme } from "@kindred-ground/tokens/exchange/own-theme.ts";
import { modeTraits } from "./conditions.ts";
import { pairRules } from "./contrast-pairs.ts";
import { headingShares } from "./define-tokens.ts";
import { tokenPlace } from "./read-tokens.ts";
import { tokenRules } from "./token-rules.ts";

/** Describes this theme, or an edited copy, for import and export. */
export function exchangedTheme(files: TokenFiles, resolver: Resolver): ExchangedTheme {
  return {
    files,
    resolver,
    ...tokenPlace,
    modes: modeTraits,
    rules: tokenRules,
    prefix: "k",
    shares: headingShares,
    pairsFile: pairRules.file,
  };
}

/** Reads this theme, or an edited copy, for exports. */
export function readOwnTheme(files: TokenFiles, resolver: Resolver): OwnTheme {
  return ownTheme(exchangedTheme(files, resolver));
}
