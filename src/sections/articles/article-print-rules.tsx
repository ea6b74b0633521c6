import { Global } from "@emotion/react";

/** Prints only the article: its text, its drawing and its address. */
export function ArticlePrintRules() {
  return (
    <Global styles={{ "@media print": { "body > :not(main)": { display: "none" }, body: { background: "none" } } }} />
  );
}
