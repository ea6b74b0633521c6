import { defineGlobalStyles } from "@chakra-ui/react/styled-system";

/** Replaces Chakra's reset, which covers much that this site never uses. */
export const reset = defineGlobalStyles({
  // Excludes `*::before` and `*::after`, because browsers would then style two more boxes per element.
  "*": {
    boxSizing: "border-box",
    margin: "0",
    padding: "0",
    border: "[0 solid]",
    borderColor: "border.subtle",
  },
  "[popover]": { margin: "auto" },
  "button, input, select, textarea": {
    font: "inherit",
    letterSpacing: "inherit",
    color: "inherit",
    background: "transparent",
  },
  "h1, h2, h3, h4": { fontSize: "inherit" },
  "img, svg": { display: "block", maxWidth: "full" },
  img: { height: "auto" },
  hr: { borderTopWidth: "thin" },
  table: { borderCollapse: "collapse" },
  // An empty string instead of `none`, with which VoiceOver no longer announces a list.
  "ol, ul": { listStyleType: '""' },
  a: { color: "inherit" },
  summary: { cursor: "pointer" },
  "[hidden]:where(:not([hidden=until-found]))": { display: "none !important" },
});
