import { Global } from "@emotion/react";

interface PrintRulesProps {
  /** What one rem is on paper, in CSS pixels; all sizes shrink or grow with it. */
  rem: number;
}

/** What holds for the whole document on paper for as long as a pack is shown: the pack alone, and its margins. */
export function PrintRules({ rem }: PrintRulesProps) {
  return (
    <Global
      styles={{
        "@page": { margin: "12mm" },
        "@media print": {
          html: { fontSize: rem },
          body: { background: "none" },
          "body > :not(main)": { display: "none" },
        },
      }}
    />
  );
}
