/**
 * Turns each row of a table into a block on narrow pages. A cell names its column in `data-column`. Browsers don't
 * treat blocks as a table, so every part also needs its ARIA role.
 */
export const blocksOnPhones = {
  mdDown: {
    display: "block",
    "& thead": { display: "none" },
    "& caption, & tbody, & tr, & th, & td": { display: "block" },
    "& th, & td:not(:last-of-type)": { borderBottomWidth: "0", paddingBottom: "0" },
    "& td": { textAlign: "start", whiteSpace: "normal" },
    "& td[data-column]::before": { content: "attr(data-column) ': '", fontWeight: "bold" },
  },
} as const;
