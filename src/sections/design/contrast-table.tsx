import { Box } from "@chakra-ui/react";
import type { designWords } from "../../../data/design/words.ts";
import { formatRatio } from "../../../theme/gate/failures.ts";
import type { ContrastGroup, Purpose } from "../../design/contrast-rows.ts";

export interface ContrastTableProps {
  purpose: Purpose;
  groups: readonly ContrastGroup[];
  words: typeof designWords.contrast;
  modes: typeof designWords.modes;
}

export function ContrastTable({ purpose, groups, words, modes }: ContrastTableProps) {
  const caption = words.purposes[purpose];
  return (
    <Box
      role="group"
      aria-label={caption}
      tabIndex={0}
      overflowX="auto"
      marginTop="10"
      css={{
        "& table": {
          width: "full",
          minWidth: "[44rem]",
          tableLayout: "fixed",
          fontVariantNumeric: "tabular-nums",
          textStyle: "small",
        },
        "& caption": { textStyle: "h2", textAlign: "start", marginBottom: "4" },
        "& th": { textAlign: "start", fontWeight: "normal" },
        "& th, & td": { paddingY: "1", paddingInlineEnd: "4", verticalAlign: "bottom" },
        "& thead th": { fontWeight: "bold" },
        "& thead th:first-of-type": { width: "[40%]" },
        "& tbody > tr > *": { borderTopWidth: "thin", borderColor: "border.subtle" },
        "& tbody > tr:first-of-type > *": { borderTopWidth: "medium" },
        "& td[data-below]": { bg: "error.solid", color: "error.contrast", fontWeight: "bold" },
      }}
    >
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.pair}</th>
            {Object.entries(modes).map(([mode, label]) => (
              <th key={mode} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ foreground, rows }) => (
          <tbody key={foreground}>
            {rows.map(({ background, ratios }) => (
              <tr key={background}>
                <th scope="row">
                  {foreground} {words.on} {background}
                </th>
                {ratios.map(({ mode, ratio, isBelow }) => (
                  <td key={mode} data-below={isBelow || undefined}>
                    {formatRatio(ratio)}
                    {isBelow && ` ${words.fails}`}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Box>
  );
}
