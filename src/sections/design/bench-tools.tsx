import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import type { WorkbenchWords } from "../../../data/design/workbench-words.ts";
import type { Workbench } from "../../design/workbench/use-workbench.ts";

interface BenchToolsProps {
  bench: Workbench;
  words: WorkbenchWords;
  /** True while the saved theme is shown instead of the edited one. */
  isSavedShown: boolean;
  onShowSaved: (isShown: boolean) => void;
}

export function BenchTools({ bench, words, isSavedShown, onShowSaved }: BenchToolsProps) {
  const { history, edits } = bench;
  const changed = Object.keys(edits).length;
  return (
    <Flex role="group" aria-label={words.tools} wrap="wrap" gap="3" alignItems="center" marginBottom="6">
      <Text role="status" fontWeight="semibold" marginInlineEnd="4">
        {words.status(changed)}
      </Text>
      <Button variant="outline" {...pressed(history.past.length > 0, bench.undo)}>
        {words.undo}
      </Button>
      <Button variant="outline" {...pressed(history.future.length > 0, bench.redo)}>
        {words.redo}
      </Button>
      <Button variant="ghost" aria-pressed={isSavedShown} {...pressed(changed > 0, () => onShowSaved(!isSavedShown))}>
        {words.compare}
      </Button>
      <Button variant="ghost" {...pressed(changed > 0, bench.reset)}>
        {words.reset}
      </Button>
    </Flex>
  );
}

/** Uses `aria-disabled`, because a button that its own press disables would lose focus to the page. */
function pressed(isUseful: boolean, act: () => void) {
  return { "aria-disabled": !isUseful, onClick: () => isUseful && act() };
}
