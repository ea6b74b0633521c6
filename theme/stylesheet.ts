/**
 * URL of the stylesheet with document-wide styles, in a built site (see precompute.ts). Undefined in development,
 * because Chakra's provider renders them there.
 */
export const stylesheet: string | undefined = undefined;
