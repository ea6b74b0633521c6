import { defineTokens } from "./define-tokens.ts";
import { resolver, tokenFiles } from "./token-files.ts";

/** Chakra definitions of the files in `tokens/`. A build inlines the result, see precompute.ts. */
export const definitions = defineTokens(tokenFiles, resolver);
