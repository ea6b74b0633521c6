import { Box } from "@chakra-ui/react";
import { modes as allModes } from "../../../theme/conditions.ts";
import { savedColors } from "../saved-theme.ts";
import { rampName, stepName } from "../token-names.ts";
import type { designWords } from "../words/words.ts";
import { Foundation } from "./foundation.tsx";
import { ModeTable } from "./mode-table.tsx";

/**
 * Shows every ramp as a row of swatches. The labels are below, because neither light nor dark text is readable in the
 * middle of a ramp.
 */
function Ramps() {
  return (
    <Box
      css={{
        "& h3": { textStyle: "h4", marginTop: "6", marginBottom: "2" },
        "& ol": { display: "flex", flexWrap: "wrap", rowGap: "2" },
        "& li": { flex: "1 0 3.25rem", textStyle: "small", color: "fg.muted" },
        "& i": { display: "block", height: "12", marginBottom: "1", forcedColorAdjust: "none" },
      }}
    >
      {[...savedColors.ramps].map(([path, steps]) => (
        <div key={path}>
          <h3>{rampName(path)}</h3>
          <ol>
            {steps.map(({ path: step, hex }) => (
              <li key={step}>
                <i style={{ background: hex }} />
                {stepName(step)}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </Box>
  );
}

interface ColorTableProps {
  /** Group of colors: "clay". */
  group: string;
  modes: typeof designWords.modes;
  /** Heading of the name column. */
  purpose: string;
}

const purposes = [...savedColors.modes.light.keys()];

function ColorTable({ group, modes, purpose }: ColorTableProps) {
  return (
    <ModeTable
      caption={group}
      first={purpose}
      modes={modes}
      minWidth="[36rem]"
      css={{
        "& caption": { textStyle: "h4" },
        "& th": { textStyle: "label", paddingY: "2" },
        "& td": { textStyle: "small", borderTopWidth: "thin" },
        "& i": {
          display: "inline-block",
          boxSize: "6",
          marginInlineEnd: "2",
          verticalAlign: "middle",
          borderRadius: "pill",
          borderWidth: "thin",
          forcedColorAdjust: "none",
        },
      }}
    >
      <tbody>
        {purposes.flatMap((name) => {
          if (!name.startsWith(`${group}.`)) return [];
          return (
            <tr key={name}>
              <th scope="row">{rampName(name)}</th>
              {allModes.map((mode) => {
                const { hex = "", step } = savedColors.modes[mode].get(name) ?? {};
                return (
                  <td key={mode}>
                    <i style={{ background: hex }} />
                    {step ? rampName(step) : hex}
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </ModeTable>
  );
}

interface ColorsPartProps {
  words: typeof designWords.colors;
  modes: typeof designWords.modes;
}

export function ColorsPart({ words, modes }: ColorsPartProps) {
  return (
    <>
      <Foundation id="ramps" {...words.ramps}>
        <Ramps />
      </Foundation>
      <Foundation id="purposes" {...words.purposes} tone="sunken">
        <Box display="grid" gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 38rem), 1fr))" columnGap="16">
          {[...new Set(purposes.map((name) => name.split(".")[0] ?? ""))].map((group) => (
            <ColorTable key={group} group={group} modes={modes} purpose={words.purpose} />
          ))}
        </Box>
      </Foundation>
    </>
  );
}
