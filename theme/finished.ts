import type { FinishedTokens } from "./finished-tokens.ts";

/** What Chakra learnt of the tokens at build, in a built site’s browser (see precompute.ts); nothing anywhere else. */
export const finished: FinishedTokens | undefined = undefined;
