import { Box } from "@chakra-ui/react/box";
import type { designWords } from "../../../data/design/words.ts";
import { colorGroups } from "../../design/color-rows.ts";
import { savedColors } from "../../design/saved-theme.ts";
import { ColorTable } from "./color-table.tsx";
import { Foundation } from "./foundation.tsx";
import { Ramps } from "./ramps.tsx";

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
          {colorGroups(savedColors).map((group) => (
            <ColorTable key={group.name} group={group} modes={modes} purpose={words.purpose} />
          ))}
        </Box>
      </Foundation>
    </>
  );
}
