import { chakra } from "@chakra-ui/react";
import { placeColors } from "./role-order.ts";

/** Container width, in the visitor's text size, from which the wheel has room for all names. */
const wide = "@container (min-width: 34em)";
const medium = "@container (min-width: 24em)";

/** Makes the wheel's container queries use its own width and not the window's. */
export const Frame = chakra("div", {
  base: { containerType: "inline-size", width: "full", maxWidth: "[42rem]", marginX: "auto" },
});

/**
 * Styles of the wheel, which works on any of the page's backgrounds or tints. A segment's color is on its edge, its
 * rings and its icon. The gap's color, with a contrast of 4.5:1 to all of them, is on everything between.
 */
export const Svg = chakra("svg", {
  base: {
    width: "full",
    height: "auto",
    overflow: "visible",
    fill: "[none]",
    stroke: "[none]",
    color: "fg.default",
    fontFamily: "body",
    fontWeight: "semibold",
    textAnchor: "middle",
    "& text": { fill: "fg.default" },

    "& .gap": { fill: "wheel.gap" },
    "& .praxis": { fill: "colorPalette.line" },
    "& .word": { fontSize: "[52px]", [medium]: { fontSize: "[38px]" }, [wide]: { fontSize: "[27px]" } },

    ...placeColors,
    "& .background": {
      fill: { base: "wheel.gap", _mixes: "[color-mix(in oklab, currentColor 14%, {colors.wheel.gap})]" },
      stroke: "[currentColor]",
      strokeWidth: "5",
    },
    "& .full": { fill: "[currentColor]" },
    "& .bead": { fill: "wheel.gap", stroke: "[currentColor]", strokeWidth: "5" },
    "& [aria-current] .background": { strokeWidth: "9" },
    "& .name": { display: "none", fontSize: "[25px]", [wide]: { display: "block" } },
    "& [aria-current] .name": { fontSize: "[29px]", fontWeight: "bold" },

    /* The center shows one thing at a time: the hovered segment, otherwise the focused one, otherwise the lit ones. */
    "& .hub": { fontFamily: "heading", fontSize: "[52px]", pointerEvents: "none" },
    "& .share": {
      fontFamily: "body",
      fontWeight: "normal",
      fontSize: "[50px]",
      [medium]: { fontSize: "[40px]" },
      [wide]: { fontSize: "[32px]" },
    },
    "& .segment + .hub": { visibility: "hidden" },
    "& .segment:is(:hover, :focus-visible) + .hub": { visibility: "visible" },
    "&:has(.segment:is(:hover, :focus-visible)) > .hub, &:has(.segment:hover) .segment:not(:hover) + .hub": {
      visibility: "hidden",
    },

    "& .segment": { outline: "none", boxShadow: "[none]" },
    "& .segment:hover .background": {
      fill: { _mixes: "[color-mix(in oklab, currentColor 36%, {colors.wheel.gap})]" },
    },
    "& .focus": { display: "none", vectorEffect: "non-scaling-stroke", strokeLinejoin: "round" },
    "& .segment:focus-visible .focus": { display: "block" },
    "& .halo": { stroke: "focus.halo", strokeWidth: "9px" },
    "& .ring": { stroke: "focus.ring", strokeWidth: "4px" },

    _moreContrast: {
      "& .background, & .bead": { strokeWidth: "8" },
      "& [aria-current] .background": { strokeWidth: "12" },
    },
    _highContrast: {
      forcedColorAdjust: "none",
      "&& .segment": { color: "[CanvasText]" },
      "&& a.segment": { color: "[LinkText]" },
      "&& .segment[aria-current]": { color: "[Highlight]" },
      "&& text": { fill: "[CanvasText]" },
      "&& .gap, && .background, && .bead": { fill: "[Canvas]" },
      "&& .praxis": { fill: "[CanvasText]" },
      "&& .halo": { stroke: "[Canvas]" },
      "&& .ring": { stroke: "[CanvasText]" },
    },
  },
});

export const Group = chakra("g");
