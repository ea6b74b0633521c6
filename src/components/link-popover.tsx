import { Button, type ButtonProps, chakra } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import { popoverButton, withPopovers } from "./popovers.ts";

interface LinkPopoverProps extends ButtonProps {
  /** Name of the list. */
  label: string;
  /** Content of the button. */
  face: ReactNode;
  /** `li` elements. */
  children: ReactNode;
}

/**
 * A button with a list of links in a native popover, which needs no scripts. The button and Escape close it, and Tab
 * moves through the list and past it. Browsers without popovers show the list in the page.
 */
export function LinkPopover({ label, face, children, ...button }: LinkPopoverProps) {
  const id = useId();
  return (
    <>
      <Button variant="outline" popoverTarget={id} css={popoverButton} {...button}>
        {face}
      </Button>
      <List id={id} popover="auto" aria-label={label}>
        {children}
      </List>
    </>
  );
}

const List = chakra("ul", {
  base: {
    minWidth: "40",
    paddingX: "4",
    paddingY: "2",
    bg: "bg.raised",
    color: "fg.default",
    borderWidth: "thin",
    borderColor: "border.control",
    borderRadius: "control",
    boxShadow: "raised",
    // Places the list next to its button. Browsers without `position-area` show the list in the middle of the window.
    "@supports (position-area: block-end)": {
      inset: "auto",
      margin: "0",
      marginBlock: "2",
      positionArea: "block-end span-inline-end",
      positionTryFallbacks: "flip-block, flip-inline, flip-block flip-inline",
    },
    [withPopovers]: { "&:popover-open": { animation: "rise" } },
  },
});
