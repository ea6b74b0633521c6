import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Link } from "@chakra-ui/react/link";
import { NativeSelect } from "@chakra-ui/react/native-select";
import type { SystemStyleObject } from "@chakra-ui/react/styled-system";
import type { Manual } from "../../../manual.ts";
import { sheetFilters } from "../model/sheet-filter.ts";
import { answeredOf } from "../model/sheet-words.ts";
import { needsScripts } from "./needs-scripts.ts";

/** Opaque background in the full page width, because content scrolls below it. */
const ground: SystemStyleObject = {
  bg: "bg.sunken",
  borderBottomWidth: "thin",
  borderColor: "border.control",
  marginX: "[calc({spacing.gutter} * -1)]",
  paddingX: "gutter",
  paddingY: "[min(0.5rem, 8px)]",
};

/** Not used in low windows, which have no room to spare. */
const stuck: SystemStyleObject = { position: "sticky", top: "0", zIndex: "sticky" };

/** Only the bar sticks in narrow windows, without the filter. */
const toolsStyles: SystemStyleObject = {
  xlDown: { display: "contents" },
  xl: { ...ground, display: "flex", columnGap: "6", alignItems: "center", justifyContent: "space-between" },
  "@media (min-width: 80em) and (min-height: 25em)": stuck,
  ...needsScripts,
};

const barStyles: SystemStyleObject = {
  display: "flex",
  flexWrap: "wrap",
  columnGap: "[min(0.75rem, 12px)]",
  rowGap: "[min(0.25rem, 4px)]",
  alignItems: "center",
  // Caps the padding, to leave room for large text.
  "& button": { paddingX: "[min(0.75rem, 12px)]" },
  xlDown: ground,
  "@media (max-width: 79.99em) and (min-height: 25em)": stuck,
  // The word would take a full line on a phone.
  "& .narrow": { "@media (max-width: 22em)": { display: "none" } },
  ...needsScripts,
};

export function SheetBar({ answers }: Pick<Manual, "answers">) {
  return (
    <Box css={toolsStyles}>
      <Box
        display="flex"
        flexWrap={{ base: "wrap", xl: "nowrap" }}
        columnGap="3"
        rowGap="1"
        alignItems="center"
        textStyle="small"
        marginBottom={{ base: "4", xl: "0" }}
        css={needsScripts}
      >
        <Box as="label" textStyle="label" {...{ htmlFor: "sheet-filter" }}>
          Show
        </Box>
        <NativeSelect.Root width="[min(20rem, 100%)]">
          <NativeSelect.Field id="sheet-filter" minHeight="target" paddingY="1" fontSize="small" autoComplete="off">
            {Object.entries(sheetFilters).map(([value, word]) => (
              <option key={value} value={value}>
                {word}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
        <Box as="span" id="sheet-shown" role="status" whiteSpace={{ xl: "nowrap" }} />
      </Box>
      <Box role="group" aria-label="The sheet" id="sheet-bar" css={barStyles}>
        <Box as="p" id="bar-answered" textStyle="label" flexGrow="1">
          <span id="sheet-answered">{answeredOf(answers)}</span> <span className="narrow">answered</span>
        </Box>
        <Box as="p" id="bar-saved" textStyle="label" flexGrow="1" flexBasis="[5rem]" hidden>
          <Link href="#sheet-saved" />
        </Box>
        <Button id="next-open" variant="outline">
          Next open
        </Button>
        <Button id="save-from-bar">Save</Button>
      </Box>
    </Box>
  );
}
