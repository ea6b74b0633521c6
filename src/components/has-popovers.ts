/** False in browsers without popovers, whose selectors they do not know. True while prerendering. */
export const hasPopovers = import.meta.env.SSR || "popover" in HTMLElement.prototype;
