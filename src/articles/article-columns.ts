/** Shared by an article's header and body, so that the drawing beside the body extends up beside the title. */
export const articleColumns = { base: "minmax(0, 1fr)", lg: "minmax(0, 5fr) minmax(0, 3fr)" } as const;
