import { defineGlobalStyles } from "@chakra-ui/react/styled-system";

/**
 * The way to another page as one that is seen: the pages cross-fade, and the picture of the entry whose link was followed
 * (`data-picture`) becomes that of the page it leads to (`data-portrait`). The link has the focus until its page is
 * there, so that no two pictures ever have the name; where browsers do not focus what is pressed, the pages cross-fade.
 */
export const viewTransitions = defineGlobalStyles({
  ":root:active-view-transition :is(li, article):has(a:focus) [data-picture]": { viewTransitionName: "picture" },
  ":root:active-view-transition main:not(:has(li a:focus)) [data-portrait]": { viewTransitionName: "picture" },
  // What is pressed meanwhile is pressed.
  "::view-transition": { pointerEvents: "none" },
  "::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)": {
    animationDuration: "moderate",
    animationTimingFunction: "out",
    // Of a visitor who asks for less while the page is open.
    _motionReduce: { animation: "[none !important]" },
  },
  // Their proportions differ: neither is stretched.
  "::view-transition-old(picture), ::view-transition-new(picture)": { height: "full", objectFit: "cover" },
});
