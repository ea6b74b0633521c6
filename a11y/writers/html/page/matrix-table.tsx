import { Box } from "@chakra-ui/react/box";
import type { SystemStyleObject } from "@chakra-ui/react/styled-system";
import { type ModeName, modes } from "../../../modes.ts";
import type { Row } from "../model/matrix.ts";
import { cellStyles, MatrixCell } from "./matrix-cell.tsx";

const tableStyles: SystemStyleObject = {
  borderCollapse: "collapse",
  "& th, & td": { padding: "1", borderBottomWidth: "thin", borderColor: "border.subtle" },
  "& td": { textAlign: "center" },
  "& td a": { display: "inline-block" },
  "& thead th": { verticalAlign: "bottom", textStyle: "label", minWidth: "16", maxWidth: "24" },
  "& th:first-of-type": { textAlign: "start" },
  "& tbody th": { fontWeight: "normal", paddingInlineEnd: "4", textStyle: "small" },
  "& .page": { display: "block", fontWeight: "semibold" },
  "& .said": {
    position: "absolute",
    width: "[1px]",
    height: "[1px]",
    overflow: "hidden",
    clipPath: "inset(50%)",
    whiteSpace: "nowrap",
  },
};

interface MatrixTableProps {
  /** Names the part of the site. */
  part: string;
  rows: readonly Row[];
  modes: readonly ModeName[];
}

/** Scrolls by itself, by keyboard too, where the window is narrow. */
export function MatrixTable({ part, rows, modes: columns }: MatrixTableProps) {
  const caption = `What was found on ${part}, by state and mode`;
  return (
    <Box
      role="group"
      aria-label={caption}
      tabIndex={0}
      position="relative"
      overflowX="auto"
      marginBottom="6"
      _print={{ overflowX: "visible" }}
    >
      <Box as="table" css={{ ...cellStyles, ...tableStyles }}>
        <thead>
          <tr>
            <th scope="col">Page and state</th>
            {columns.map((mode) => (
              <th key={mode} scope="col">
                {modes[mode].title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ page, state, cells }, index) => (
            <tr key={`${page} ${state}`}>
              <th scope="row">
                <span className={rows[index - 1]?.page === page ? "said" : "page"}>{page}</span> {state}
              </th>
              {columns.map((mode) => (
                <td key={mode}>
                  <MatrixCell page={page} mode={mode} cell={cells[mode]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
