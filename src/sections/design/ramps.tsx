import { Box } from "@chakra-ui/react/box";
import { contrastRatio } from "../../../theme/color.ts";
import { rampName, stepName } from "../../design/color-rows.ts";
import { savedColors } from "../../design/saved-theme.ts";

/** Every ramp as a row of swatches, each with its step written on it. */
export function Ramps() {
  return (
    <Box
      css={{
        "& h3": { textStyle: "h4", marginTop: "6", marginBottom: "2" },
        "& ol": { display: "flex", flexWrap: "wrap", listStyle: "none" },
        "& li": {
          flex: "1 0 3.25rem",
          paddingX: "1",
          paddingTop: "8",
          paddingBottom: "1",
          textStyle: "small",
          forcedColorAdjust: "none",
        },
      }}
    >
      {[...savedColors.ramps].map(([path, steps]) => (
        <div key={path}>
          <h3>{rampName(path)}</h3>
          <ol>
            {steps.map(({ path: step, hex }) => (
              <li key={step} style={{ background: hex, color: inkOn(hex) }}>
                {stepName(step)}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </Box>
  );
}

/** Paper or ink, whichever is easier to read on a color. */
function inkOn(hex: string): string {
  const [paper = hex, ink = hex] = ["neutral.contrast", "fg.default"].map(
    (name) => savedColors.modes.light.get(name)?.hex,
  );
  return contrastRatio(hex, paper) > contrastRatio(hex, ink) ? paper : ink;
}
