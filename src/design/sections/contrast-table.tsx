import { Text } from "@chakra-ui/react";
import { type ContrastGroup, contrastRows } from "@kindred-ground/tokens/gate/contrast-rows.ts";
import { formatRatio } from "@kindred-ground/tokens/gate/failures.ts";
import { type ContrastPair, contrastPairs, type Purpose, pairRules } from "../../../theme/contrast-pairs.ts";
import { Section } from "../../components/section.tsx";
import { savedColors } from "../saved-theme.ts";
import type { designWords } from "../words/words.ts";
import { ModeTable } from "./mode-table.tsx";

interface ContrastTablesProps {
  purposes: readonly { purpose: Purpose; groups: readonly ContrastGroup[] }[];
  words: typeof designWords.contrast;
  modes: typeof designWords.modes;
}

/** Draws a table for each purpose. */
export function ContrastTables({ purposes, words, modes }: ContrastTablesProps) {
  return purposes.map(({ purpose, groups }) => (
    <ModeTable
      key={purpose}
      caption={words.purposes[purpose]}
      first={words.pair}
      modes={modes}
      minWidth="[44rem]"
      css={{
        fontVariantNumeric: "tabular-nums",
        textStyle: "small",
        "& caption": { textStyle: "h2", marginBottom: "4" },
        "& th": { fontWeight: "normal" },
        "& th, & td": { paddingY: "1", paddingInlineEnd: "4", verticalAlign: "bottom" },
        "& thead th": { fontWeight: "bold" },
        "& thead th:first-of-type": { width: "[40%]" },
        "& tbody > tr > *": { borderTopWidth: "thin", borderColor: "border.subtle" },
        "& tbody > tr:first-of-type > *": { borderTopWidth: "medium" },
        "& td[data-below]": { bg: "error.solid", color: "error.contrast", fontWeight: "bold" },
      }}
    >
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
    </ModeTable>
  ));
}

interface ContrastPartProps extends Pick<ContrastTablesProps, "words" | "modes"> {
  /** Pairs that recipes and pages add to those of the design. */
  found: readonly ContrastPair[];
}

/** The contrast matrix of the saved theme: every pair that the gate checks. */
export function ContrastPart({ words, modes, found }: ContrastPartProps) {
  const { purposes, pairs, below } = contrastRows([...contrastPairs, ...found], savedColors, pairRules);
  return (
    <Section aria-label={words.purposes.body} paddingY={{ base: "12", md: "20" }}>
      <Text textStyle="h3">{words.summary(pairs, below)}</Text>
      <ContrastTables purposes={purposes} words={words} modes={modes} />
    </Section>
  );
}
