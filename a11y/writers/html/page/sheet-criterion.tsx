import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Link } from "@chakra-ui/react/link";
import { Text } from "@chakra-ui/react/text";
import { Textarea } from "@chakra-ui/react/textarea";
import { understanding } from "../../../criteria.ts";
import { type ManualAnswer, manualOutcomes } from "../../../manual.ts";
import { byHand } from "../by-hand.ts";
import type { CriterionState } from "../model/criterion-states.ts";
import { machinesSaid } from "../model/machines-said.ts";
import { FieldLabel } from "./field-label.tsx";

interface SheetCriterionProps {
  state: CriterionState;
  answer: ManualAnswer | undefined;
}

export function SheetCriterion({ state, answer }: SheetCriterionProps) {
  const { number, title, level, word, failures, reviews } = state;
  const [first] = [...failures, ...reviews];
  return (
    <Grid
      as="article"
      aria-labelledby={`criterion-${number}`}
      id={`by-hand-${number}`}
      data-criterion={number}
      data-word={word}
      templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 7fr) minmax(0, 5fr)" }}
      gap="6"
      paddingY="6"
      borderTopWidth="thin"
      borderColor="border.control"
      _print={{ breakInside: "avoid" }}
    >
      <Box>
        <Box as="h4" textStyle="h4" id={`criterion-${number}`}>
          {number} {title}{" "}
          <Box as="span" textStyle="small" color="fg.muted" fontFamily="body">
            level {level}
          </Box>
        </Box>
        <Text textStyle="small" marginTop="2" color={failures.length > 0 ? "error.fg" : "fg.muted"}>
          {machinesSaid(state)} {first && <Link href={`#finding-${first.id}`}>The first of them</Link>}
        </Text>
        <Text marginTop="3">{byHand[number]}</Text>
        <Text textStyle="small" marginTop="2">
          <Link href={understanding(number)}>Understanding {number}</Link>
        </Text>
      </Box>
      <Box>
        <fieldset>
          <Box as="legend" textStyle="label" marginBottom="1">
            Outcome of {number}
          </Box>
          <Flex wrap="wrap" columnGap="5">
            {["", ...manualOutcomes].map((outcome) => (
              <Flex as="label" key={outcome} alignItems="center" gap="2" minHeight="target" cursor="pointer">
                <Box asChild boxSize="5" flexShrink="0" accentColor="colorPalette.solid">
                  <input
                    type="radio"
                    name={`outcome-${number}`}
                    value={outcome}
                    defaultChecked={outcome === (answer?.outcome ?? "")}
                  />
                </Box>
                {outcome || "not checked yet"}
              </Flex>
            ))}
          </Flex>
        </fieldset>
        <FieldLabel htmlFor={`note-${number}`} marginTop="2">
          Note on {number}
        </FieldLabel>
        <Textarea id={`note-${number}`} minHeight="20" defaultValue={answer?.note} />
      </Box>
    </Grid>
  );
}
