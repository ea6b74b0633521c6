/**
 * Address of the stylesheet with what holds for the whole document, in a built site (see precompute.ts). The
 * development server has none: there Chakra’s provider says it all.
 */
export const stylesheet: string | undefined = undefined;
