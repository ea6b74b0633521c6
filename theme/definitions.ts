import { defineTokens } from "./define-tokens.ts";
import { resolver, tokenFiles } from "./token-files.ts";

/** The files in `tokens/` as Chakra takes them. A build writes the result in here, see precompute.ts. */
export const definitions = defineTokens(tokenFiles, resolver);
