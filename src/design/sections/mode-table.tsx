import { Box, type SystemStyleObject } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { designWords } from "../words/words.ts";

interface ModeTableProps {
  caption: string;
  /** Heading of the first column. */
  first: string;
  modes: typeof designWords.modes;
  minWidth: SystemStyleObject["minWidth"];
  css: SystemStyleObject;
  /** Elements of type `tbody`. */
  children: ReactNode;
}

/** A table with a column for each mode. It scrolls if it is wider than the page. */
export function ModeTable({ caption, first, modes, minWidth, css, children }: ModeTableProps) {
  return (
    <Box
      role="group"
      aria-label={caption}
      tabIndex={0}
      overflowX="auto"
      marginTop="8"
      css={{
        "& table": { width: "full", tableLayout: "fixed", minWidth },
        "& caption, & th": { textAlign: "start" },
        ...css,
      }}
    >
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {[first, ...Object.values(modes)].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </Box>
  );
}
