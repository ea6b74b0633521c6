import type { FinishedTokens } from "./finished-tokens.ts";

/** Chakra's token data from the build, in a built site's browser (see precompute.ts). Undefined everywhere else. */
export const finished: FinishedTokens | undefined = undefined;
