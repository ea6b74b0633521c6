import { Box } from "@chakra-ui/react/box";
import { tokensOf } from "../../design/saved-theme.ts";
import { variableOf } from "../../design/variable-of.ts";
import { Foundation, type FoundationWords } from "./foundation.tsx";

export function SpaceScale({ title, lead }: FoundationWords) {
  return (
    <Foundation id="space" title={title} lead={lead} tone="sunken">
      <Box
        as="ul"
        listStyle="none"
        columns={{ md: "2" }}
        columnGap="16"
        css={{
          "& li": {
            display: "flex",
            flexWrap: "wrap",
            columnGap: "4",
            alignItems: "center",
            breakInside: "avoid",
            minHeight: "10",
          },
          "& b": { width: "20" },
          "& code": { textStyle: "small", color: "fg.muted" },
          "& i": { height: "4", maxWidth: "full", bg: "clay.solid", forcedColorAdjust: "none" },
        }}
      >
        {tokensOf("spacing").map(({ name, value }) => (
          <li key={name}>
            <b>{name}</b>
            <i style={{ width: `var(${variableOf("spacing", name)})` }} />
            <code>{value}</code>
          </li>
        ))}
      </Box>
    </Foundation>
  );
}
