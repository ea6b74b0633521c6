import { Box, Button, chakra, type SystemStyleObject } from "@chakra-ui/react";
import { type ReactNode, useRef } from "react";
import { Icon } from "../../drawings/icon.tsx";
import { highScreen } from "./bench-shell.tsx";

/** Collapses the sheet without removing its content, so that it reopens at the same scroll position. */
const closed: SystemStyleObject = { mdDown: { visibility: "hidden", height: "0" } };

/** The button fills the sheet to the window's edges, which would cut off a ring around it. */
const ringInside: SystemStyleObject = {
  _focusVisible: { outlineOffset: "calc({borderWidths.ring} * -1)", boxShadow: "[none]" },
};

const scroller: SystemStyleObject = {
  position: "relative",
  overflowX: "hidden",
  [highScreen]: {
    overflowY: "auto",
    scrollPaddingBlock: "6",
    maxHeight: { base: "[50vh]", _smallViewport: { base: "[50dvh]", md: "none" }, md: "none" },
    md: { height: "full" },
  },
};

interface BenchSheetProps {
  label: string;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  children: ReactNode;
}

/**
 * A panel next to the preview. On a narrow screen, it is a sheet that opens from the bottom and leaves the preview in
 * view.
 */
export function BenchSheet({ label, isOpen, onOpen, children }: BenchSheetProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Box
      gridArea="editor"
      minWidth="0"
      minHeight="0"
      bg="bg.raised"
      css={{ mdDown: { borderTopWidth: "medium" }, md: { borderInlineEndWidth: "thin" } }}
    >
      <Button
        ref={button}
        variant="ghost"
        hideFrom="md"
        width="full"
        justifyContent="space-between"
        paddingX="4"
        overflowWrap="anywhere"
        textAlign="start"
        css={ringInside}
        aria-expanded={isOpen}
        aria-controls="editor"
        onClick={() => onOpen(!isOpen)}
      >
        {label}
        <Icon name={isOpen ? "close" : "pen"} size="icon.sm" />
      </Button>
      <chakra.div
        id="editor"
        css={[scroller, !isOpen && closed]}
        onKeyDown={({ key, target, nativeEvent }) => {
          // If a search field has text, Escape only removes the text.
          const isSearch = target instanceof HTMLInputElement && target.type === "search" && target.value !== "";
          if (key !== "Escape" || !isOpen || nativeEvent.isComposing || isSearch) return;
          onOpen(false);
          button.current?.focus();
        }}
      >
        {children}
      </chakra.div>
    </Box>
  );
}
