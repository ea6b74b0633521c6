import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import type { WorkbenchWords } from "../../../data/design/workbench-words.ts";
import type { Workbench } from "../../design/workbench/use-workbench.ts";

interface BenchToolsProps {
  bench: Workbench;
  words: WorkbenchWords;
  /** Whether the saved theme is shown in place of the edited one. */
  isSavedShown: boolean;
  onShowSaved: (isShown: boolean) => void;
}

/** How much is changed, and the steps back and forth. */
export function BenchTools({ bench, words, isSavedShown, onShowSaved }: BenchToolsProps) {
  const { history, edits } = bench;
  const changed = Object.keys(edits).length;
  return (
    <Flex role="group" aria-label={words.tools} wrap="wrap" gap="3" alignItems="center" marginBottom="6">
      <Text role="status" fontWeight="semibold" marginInlineEnd="4">
        {words.status(changed)}
      </Text>
      <Button variant="outline" disabled={history.past.length === 0} onClick={bench.undo}>
        {words.undo}
      </Button>
      <Button variant="outline" disabled={history.future.length === 0} onClick={bench.redo}>
        {words.redo}
      </Button>
      <Button
        variant="ghost"
        aria-pressed={isSavedShown}
        disabled={changed === 0}
        onClick={() => onShowSaved(!isSavedShown)}
      >
        {words.compare}
      </Button>
      <Button variant="ghost" disabled={changed === 0} onClick={bench.reset}>
        {words.reset}
      </Button>
    </Flex>
  );
}
