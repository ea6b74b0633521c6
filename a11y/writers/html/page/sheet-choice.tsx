import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";

const sheets = [
  { value: "kept", label: "The sheet in this browser" },
  { value: "beside", label: "manual.json beside this report" },
];

/** Shown if the browser's checklist differs from the one beside the report. */
export function SheetChoice() {
  return (
    <Box
      as="form"
      id="sheet-choice"
      hidden
      marginBottom="6"
      padding="gap"
      bg="bg.raised"
      borderWidth="medium"
      borderColor="warning.line"
      borderRadius="panel"
    >
      <fieldset>
        <Box as="legend" textStyle="h4" marginBottom="2">
          There are two sheets, and they differ. Which one do you go on with?
        </Box>
        {sheets.map(({ value, label }) => (
          <Flex as="label" key={value} gap="3" minHeight="target" paddingY="2" cursor="pointer">
            <Box asChild boxSize="5" flexShrink="0" marginTop="1" accentColor="colorPalette.solid">
              <input type="radio" name="sheet" value={value} required autoComplete="off" />
            </Box>
            <span>
              {label}: <span id={`choice-${value}`} />
            </span>
          </Flex>
        ))}
      </fieldset>
      <Text marginY="3" textStyle="small">
        Below you see the one that is chosen. If you go on with manual.json, this browser’s sheet is lost; to have both,
        go on with this browser’s and save it under another name first.
      </Text>
      <Button type="submit">Go on with this sheet</Button>
    </Box>
  );
}
