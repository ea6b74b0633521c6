import { Box } from "@chakra-ui/react/box";
import { rampName, stepName } from "../../design/color-rows.ts";
import { savedColors } from "../../design/saved-theme.ts";

/**
 * Shows every ramp as a row of swatches. The labels are below, because neither paper nor ink is readable in the
 * middle of a ramp.
 */
export function Ramps() {
  return (
    <Box
      css={{
        "& h3": { textStyle: "h4", marginTop: "6", marginBottom: "2" },
        "& ol": { display: "flex", flexWrap: "wrap", rowGap: "2", listStyle: "none" },
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
