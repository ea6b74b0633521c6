import type { SystemStyleObject } from "@chakra-ui/react/styled-system";
import { type ModeName, modes } from "../../../modes.ts";
import { count, list } from "../../../words.ts";
import type { Cell } from "../model/matrix.ts";

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

interface MatrixCellProps {
  page: string;
  mode: ModeName;
  cell: Cell | undefined;
}

/** A visible symbol, a sentence for screen readers, and a link to the findings. */
export function MatrixCell({ page, mode, cell }: MatrixCellProps) {
  if (!cell) return <Sign className="none" sign="–" said="not looked at" />;
  const { failures, reviews, widths, brokenOff } = cell;
  const at = `${widthWords(widths)}${brokenOff.length > 0 ? `, not looked at to the end${widthWords(brokenOff)}` : ""}`;
  const first = failures[0] ?? reviews[0];
  if (!first && brokenOff.length > 0)
    return (
      <a href="#broken-off">
        <Sign className="broken" sign="!" said={`nothing found${at}, ${page} in ${modes[mode].title}`} />
      </a>
    );
  if (!first) return <Sign className="clean" sign="✓" said={`nothing found${at}`} />;
  const said = [
    failures.length > 0 && count(failures.length, "failure"),
    reviews.length > 0 && `${reviews.length} to look at`,
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
