import { defineRecipe, defineSlotRecipe } from "@chakra-ui/react/styled-system";

/**
 * Styles that keep a pressed button different in forced colors, even on hover. All other backgrounds look alike there.
 */
const pressedHighContrast = {
  bg: "[Highlight !important]",
  color: "HighlightText",
  forcedColorAdjust: "none",
} as const;

export const buttonRecipe = defineRecipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "2",
    minWidth: "target",
    minHeight: "target",
    borderWidth: "medium",
    borderColor: "transparent",
    borderRadius: "control",
    fontFamily: "body",
    fontWeight: "semibold",
    lineHeight: "snug",
    textAlign: "center",
    textDecoration: "none",
    cursor: "pointer",
    transitionProperty: "colors",
    transitionDuration: "fast",
    _active: { transform: "translateY(1px)" },
    _print: { display: "none" },
    _disabled: {
      bg: "bg.sunken",
      color: "fg.muted",
      borderColor: "border.control",
      borderStyle: "dashed",
      cursor: "not-allowed",
      _highContrast: { color: "GrayText" },
    },
    _icon: { flexShrink: "0" },
  },
  variants: {
    variant: {
      solid: {
        bg: "colorPalette.solid",
        color: "colorPalette.contrast",
        _hover: { bg: "colorPalette.emphasis" },
      },
      outline: {
        color: "colorPalette.fg",
        borderColor: "colorPalette.line",
        _hover: { bg: "colorPalette.soft", borderColor: "colorPalette.fg" },
      },
      ghost: {
        color: "colorPalette.fg",
        _hover: { bg: "colorPalette.soft" },
        _pressed: {
          bg: "colorPalette.tint",
          borderColor: "colorPalette.line",
          _highContrast: pressedHighContrast,
        },
      },
      onDeep: {
        bg: "colorPalette.onDeep",
        color: "colorPalette.deep",
        borderColor: "colorPalette.onDeep",
        _hover: { bg: "colorPalette.deep", color: "colorPalette.onDeep" },
      },
      onDeepOutline: {
        color: "colorPalette.onDeep",
        borderColor: "colorPalette.deepLine",
        _hover: { bg: "colorPalette.onDeep", color: "colorPalette.deep", borderColor: "colorPalette.onDeep" },
      },
    },
    size: {
      /** Square, for a single icon. */
      icon: { px: "0", width: "target" },
      md: { fontSize: "small", px: "5", py: "2" },
      // On narrow screens and with large text, the words get the space instead of the padding.
      lg: { fontSize: "body", px: "[clamp(0.5rem, 20vw - 3rem, 2rem)]", py: "3", minHeight: "14" },
    },
  },
  defaultVariants: { variant: "solid", size: "md" },
});

/** Outlined buttons, at most one of them pressed. */
export const toggleGroupRecipe = defineSlotRecipe({
  slots: ["root", "item"],
  base: {
    // Choosing an option needs scripts.
    root: { "@media (scripting: none)": { display: "none" } },
    item: {
      _pressed: {
        bg: "colorPalette.solid",
        color: "colorPalette.contrast",
        borderColor: "transparent",
        _hover: { bg: "colorPalette.emphasis", borderColor: "transparent" },
        _highContrast: pressedHighContrast,
      },
    },
  },
  variants: {
    layout: {
      row: { root: { display: "flex" } },
      wrap: { root: { display: "flex", flexWrap: "wrap", gap: "2" } },
      grid: {
        root: { display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(4rem, 1fr))", gap: "2" },
        item: { px: "2" },
      },
    },
  },
  defaultVariants: { layout: "wrap" },
});
