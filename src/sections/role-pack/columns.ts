/** As many columns as there is room for: on paper, whose sizes are smaller, that many, on a phone one. */
export const columns = {
  two: "repeat(auto-fit, minmax(min(100%, 22rem), 1fr))",
  three: "repeat(auto-fit, minmax(min(100%, 15rem), 1fr))",
} as const;
