import { Box, Button, type ButtonProps, Flex } from "@chakra-ui/react";
import type { WorkbenchWords } from "../words/workbench-words.ts";
import type { Workbench } from "./use-workbench.ts";

interface BenchBarProps {
  bench: Workbench;
  words: WorkbenchWords["bar"];
  onShowChanges: () => void;
  /** Writes the files, or shows them for download. */
  onSave: () => void;
}

/**
 * Removes the hover style from a disabled button, because the pointer stays on a button that its own press disables.
 */
const step: ButtonProps = {
  variant: "ghost",
  _disabled: { bg: "transparent", borderColor: "transparent", _hover: { bg: "transparent" } },
};
const unused: ButtonProps = { _disabled: { _hover: { bg: "bg.sunken" } } };

/** The buttons for undo, redo, changes and save. */
export function BenchBar({ bench: { history, edits, undo, redo }, words, onShowChanges, onSave }: BenchBarProps) {
  const changed = Object.keys(edits).length;
  return (
    <Flex
      role="group"
      aria-label={words.label}
      wrap="wrap"
      align="center"
      gap={{ base: "1", md: "2" }}
      marginInlineStart="auto"
    >
      <BarButton {...step} {...pressed(history.past.length > 0, undo)}>
        {words.undo}
      </BarButton>
      <BarButton {...step} {...pressed(history.future.length > 0, redo)}>
        {words.redo}
      </BarButton>
      <Box role="status">
        {/* The minimum width fits the usual texts, so that undo and redo keep their place. */}
        <BarButton variant="ghost" minWidth={{ lg: "40" }} onClick={onShowChanges}>
          {words.status(changed)}
        </BarButton>
      </Box>
      <BarButton {...unused} {...pressed(changed > 0, onSave)}>
        {import.meta.env.DEV ? words.save : words.download}
      </BarButton>
    </Flex>
  );
}

const BarButton = (props: ButtonProps) => <Button paddingX={{ base: "2", md: "4" }} paddingY="1" {...props} />;

/** Returns props with `aria-disabled`, because a button would lose the focus if its own press set `disabled`. */
export function pressed(isUseful: boolean, act: () => void) {
  return { "aria-disabled": !isUseful, onClick: () => isUseful && act() };
}
