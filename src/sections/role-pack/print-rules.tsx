import { Global } from "@emotion/react";

interface PrintRulesProps {
  /** Size of one rem on paper, in CSS pixels. All sizes scale with it. */
  rem: number;
}

/** Print styles for the whole document while a pack is shown: only the pack, with its margins. */
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
