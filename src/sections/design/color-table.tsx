import { Box } from "@chakra-ui/react/box";
import type { designWords } from "../../../data/design/words.ts";
import { type ColorGroup, rampName } from "../../design/color-rows.ts";

interface ColorTableProps {
  group: ColorGroup;
  modes: typeof designWords.modes;
  /** Heading of the name column. */
  purpose: string;
}

export function ColorTable({ group, modes, purpose }: ColorTableProps) {
  return (
    <Box
      role="group"
      aria-label={group.name}
      tabIndex={0}
      overflowX="auto"
      marginTop="8"
      css={{
        "& table": { width: "full", minWidth: "[36rem]", tableLayout: "fixed" },
        "& caption": { textStyle: "h4", textAlign: "start" },
        "& th": { textAlign: "start", textStyle: "label", paddingY: "2" },
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
      <table>
        <caption>{group.name}</caption>
        <thead>
          <tr>
            <th scope="col">{purpose}</th>
            {Object.entries(modes).map(([mode, label]) => (
              <th key={mode} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {group.rows.map(({ role, shades }) => (
            <tr key={role}>
              <th scope="row">{role}</th>
              {shades.map(({ mode, shade: { hex, step } }) => (
                <td key={mode}>
                  <i style={{ background: hex }} />
                  {step ? rampName(step) : hex}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}
