/** File with the build time of the site, in ISO 8601. The server uses it for the dates on its pages. */
export const buildTimeFile = "built-at.txt";
