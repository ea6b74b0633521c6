import { Box } from "@chakra-ui/react/box";
import type { SystemStyleObject } from "@chakra-ui/react/styled-system";
import { Fragment } from "react";
import { type ModeName, modes } from "../../../modes.ts";
import type { Row } from "../model/matrix.ts";
import { cellStyles, MatrixCell } from "./matrix-cell.tsx";
import { scroller } from "./scroller.ts";

/** Limits the height if the window is high enough, so that the column headers stay visible. */
const scrollerStyles: SystemStyleObject = {
  ...scroller("sunken", "xl"),
  "@media (max-width: 79.99em) and (min-height: 30em)": { maxHeight: "[85vh]", _print: { maxHeight: "[none]" } },
};

const sticky = { position: "sticky", _print: { position: "static" } } as const;

/** Paper doesn't scroll, so column headers are rotated and the table fits the page width. */
const printStyles: SystemStyleObject = {
  width: "full",
  tableLayout: "fixed",
  fontSize: "[0.75rem]",
  "& thead th:not(:first-of-type)": {
    minWidth: "0",
    paddingX: "0",
    fontSize: "[0.75rem]",
    paddingBottom: "2",
    textAlign: "end",
    verticalAlign: "middle",
    writingMode: "vertical-rl",
  },
  "& thead th:first-of-type": { width: "[28%]" },
  "& tbody th": { minWidth: "0", maxWidth: "[none]" },
  "& td": { paddingX: "0" },
  "& .fails, & .review, & .clean, & .broken, & .none": { minWidth: "6", minHeight: "6", fontSize: "[0.75rem]" },
};

const tableStyles: SystemStyleObject = {
  // Collapsed borders don't move with sticky cells.
  borderCollapse: "separate",
  borderSpacing: "0",
  "& th, & td": { padding: "1", borderBottomWidth: "thin", borderColor: "border.subtle" },
  "& td": { textAlign: "center" },
  // Keeps focused links clear of the sticky cells.
  "& td a": { display: "inline-block", scrollMarginTop: "24", scrollMarginInlineStart: "40" },
  "& th": { bg: "bg.sunken" },
  "& thead th": {
    ...sticky,
    top: "0",
    zIndex: "raised",
    verticalAlign: "bottom",
    textStyle: "label",
    minWidth: "16",
    maxWidth: "24",
  },
  "& th:first-of-type": { textAlign: "start" },
  "& tbody th, & thead th:first-of-type": { ...sticky, insetInlineStart: "0", minWidth: "32", maxWidth: "[16rem]" },
  "& thead th:first-of-type": { zIndex: "sticky" },
  "& tbody th": { fontWeight: "normal", paddingInlineEnd: "4", textStyle: "small" },
  "& .page, & .same": { display: "block", overflowWrap: "anywhere" },
  "& .page": { fontWeight: "semibold" },
  "& .same": { fontSize: "[0.875em]", color: "fg.muted" },
  "& .said": {
    position: "absolute",
    width: "[1px]",
    height: "[1px]",
    overflow: "hidden",
    clipPath: "inset(50%)",
    whiteSpace: "nowrap",
  },
  _print: printStyles,
};

/** Breaks a path before its slashes, and within a segment only if it is longer than the line. */
function Path({ path }: { path: string }) {
  return path.split(/(?<=.)(?=\/)/).map((part, index) => (
    <Fragment
      key={path
        .split("/")
        .slice(0, index + 2)
        .join("/")}
    >
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

interface MatrixTableProps {
  /** Name of the part of the site. */
  part: string;
  rows: readonly Row[];
  modes: readonly ModeName[];
}

/**
 * Scrolls with the page in wide windows, with sticky column headers. In narrow windows it scrolls on its own, also by
 * keyboard. A shadow marks an edge with hidden content.
 */
export function MatrixTable({ part, rows, modes: columns }: MatrixTableProps) {
  const caption = `What was found on ${part}, by state and mode`;
  return (
    <Box role="group" aria-label={caption} tabIndex={0} marginBottom="6" css={scrollerStyles}>
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
                <span className={rows[index - 1]?.page === page ? "same" : "page"}>
                  <Path path={page} />
                </span>{" "}
                {state}
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
