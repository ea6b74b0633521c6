import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { figure } from "../../../words.ts";
import type { CriterionState, MachineWord } from "../model/criterion-states.ts";

const lines = [
  { word: "fails", label: "fail", color: "error", length: "[2.25rem]" },
  { word: "to review", label: "to look at", color: "marigold", length: "[1.75rem]" },
  { word: "nothing found", label: "checked, nothing found", color: "fern", length: "[1.25rem]" },
  { word: "by hand", label: "for a person alone", color: "night", length: "[0.625rem]" },
] as const satisfies readonly { word: MachineWord; label: string; color: string; length: string }[];

export function WheelLegend({ states }: { states: readonly CriterionState[] }) {
  return (
    <Box marginTop="6" textStyle="small">
      <p>What the machine says of the {states.length} criteria of WCAG 2.2 at A and AA:</p>
      <Flex as="ul" wrap="wrap" columnGap="6" rowGap="1" marginTop="2">
        {lines.map(({ word, label, color, length }) => (
          <Flex as="li" key={word} alignItems="center" gap="2">
            <Box
              as="span"
              aria-hidden="true"
              width={length}
              height="[0.75rem]"
              borderWidth="medium"
              borderColor={`${color}.deepLine`}
              bg={word === "by hand" ? "transparent" : `${color}.deepLine`}
              _print={{
                borderColor: `${color}.line`,
                bg: word === "by hand" ? "transparent" : `${color}.line`,
              }}
            />
            {figure(states.filter((state) => state.word === word).length)} {label}
          </Flex>
        ))}
      </Flex>
    </Box>
  );
}
