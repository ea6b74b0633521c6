import { Box, type SystemStyleObject } from "@chakra-ui/react";
import { type ModeName, modes } from "../../modes.ts";
import { count, list } from "../../words.ts";
import { scroller } from "./parts.tsx";
import type { Cell, Row } from "./results.ts";

const cell = {
  display: "inline-grid",
  placeItems: "center",
  minWidth: "8",
  minHeight: "8",
  borderRadius: "control",
  textStyle: "label",
} as const;

/** Styles for the container. One shared rule renders 2,000 cells faster than a rule for each. */
export const cellStyles: SystemStyleObject = {
  "& .fails": { ...cell, bg: "error.solid", color: "error.contrast", _print: { borderWidth: "medium" } },
  "& .review": { ...cell, borderWidth: "medium", borderColor: "warning.line", color: "warning.fg" },
  "& .clean": { ...cell, color: "success.fg" },
  "& .broken": { ...cell, borderWidth: "medium", borderStyle: "dashed", borderColor: "error.line", color: "error.fg" },
  "& .none": { ...cell, color: "fg.muted" },
};

/** A visible symbol, a sentence for screen readers, and a link to the findings. */
function MatrixCell({ page, mode, cell }: { page: string; mode: ModeName; cell: Cell | undefined }) {
  if (!cell) return <Sign className="none" sign="–" said="unchecked" />;
  const { failures, reviews, widths, brokenOff } = cell;
  const at = `${widthWords(widths)}${brokenOff.length > 0 ? `, incomplete${widthWords(brokenOff)}` : ""}`;
  const first = failures[0] ?? reviews[0];
  if (!first && brokenOff.length > 0)
    return (
      <a href="#broken-off">
        <Sign className="broken" sign="!" said={`no findings${at}, ${page} in ${modes[mode].title}`} />
      </a>
    );
  if (!first) return <Sign className="clean" sign="✓" said={`no findings${at}`} />;
  const said = [
    failures.length > 0 && count(failures.length, "failure"),
    reviews.length > 0 && `${reviews.length} to review`,
  ].filter(Boolean);
  return (
    // A script changes this to a link to all of the cell's findings.
    <a href={`#finding-${first.id}`} data-filter={new URLSearchParams({ page, mode }).toString()}>
      <Sign
        className={failures.length > 0 ? "fails" : "review"}
        sign={`${failures.length > 0 ? failures.length : `${reviews.length}?`}${brokenOff.length > 0 ? "!" : ""}`}
        said={`${said.join(", ")}${at}, ${page} in ${modes[mode].title}`}
      />
    </a>
  );
}

function widthWords(widths: readonly number[]): string {
  return widths.length > 0 ? `, at ${list(widths.map(String))} px` : "";
}

function Sign({ className, sign, said }: { className: string; sign: string; said: string }) {
  return (
    <>
      <span className={className} aria-hidden="true">
        {sign}
      </span>
      <span className="said">{said}</span>
    </>
  );
}

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

interface MatrixTableProps {
  part: string;
  rows: readonly Row[];
  modes: readonly ModeName[];
}

/**
 * Scrolls with the page in wide windows, with sticky column headers. In narrow windows it scrolls on its own, also by
 * keyboard. A shadow marks an edge with hidden content.
 */
export function MatrixTable({ part, rows, modes: columns }: MatrixTableProps) {
  const caption = `Findings on ${part}, by state and mode`;
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
                <span className={rows[index - 1]?.page === page ? "same" : "page"}>{page}</span> {state}
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
