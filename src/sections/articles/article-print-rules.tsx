import { Global } from "@emotion/react";

/** On paper an article stands alone: its own words, its drawing, and where it was found. */
export function ArticlePrintRules() {
  return (
    <Global styles={{ "@media print": { "body > :not(main)": { display: "none" }, body: { background: "none" } } }} />
  );
}
