import { defineRecipe, defineSlotRecipe, defineStyle } from "@chakra-ui/react/styled-system";
import { cardRecipe, disclosureRecipe } from "./recipes/panels.ts";
import { statRecipe, tableRecipe } from "./recipes/table.ts";
import { badgeRecipe, blockquoteRecipe, headingRecipe } from "./recipes/text.ts";
import { inputRecipe, nativeSelectRecipe, textareaRecipe } from "./recipes/text-fields.ts";

/** An entry below a separate line, in the `borderColor` of the surrounding list. */
const ruledStyle = defineStyle({ paddingY: "4", borderTopWidth: "thin", borderColor: "[inherit]" });

const stack = { display: "flex", flexDirection: "column", gap: "2" } as const;

const listRecipe = defineSlotRecipe({
  slots: ["root", "item", "indicator"],
  variants: {
    variant: {
      marker: {
        root: { ...stack, paddingInlineStart: "5", "ul&": { listStyle: "disc" }, "ol&": { listStyle: "decimal" } },
        item: { paddingInlineStart: "1", _marker: { color: "colorPalette.line" } },
      },
      plain: {
        root: stack,
        item: { display: "flex", alignItems: "flex-start" },
        indicator: { flexShrink: "0", marginInlineEnd: "3", minHeight: "[1lh]" },
      },
      ruled: { item: ruledStyle },
    },
  },
  defaultVariants: { variant: "marker" },
});

/** Lines inherit the list's `borderColor`. */
const dataListRecipe = defineSlotRecipe({
  slots: ["root", "item", "itemLabel", "itemValue"],
  base: {
    itemLabel: { textStyle: "label" },
  },
  variants: {
    variant: {
      stack: { root: { display: "grid", gap: "4" } },
      ruled: { item: ruledStyle },
      columns: {
        root: { display: "flex", flexWrap: "wrap", gap: "gap" },
        item: { flex: "1 1 12rem", borderTopWidth: "thick", borderColor: "[inherit]", paddingTop: "3" },
      },
    },
  },
  defaultVariants: { variant: "stack" },
});

/** Links inherit the color of the surrounding text, so that they are readable on every background. */
const linkRecipe = defineRecipe({
  base: {
    color: "inherit",
    textDecorationLine: "underline",
    textUnderlineOffset: "0.2em",
    textDecorationThickness: "0.08em",
    borderRadius: "control",
    _hover: { textDecorationThickness: "0.16em" },
  },
  variants: {
    variant: {
      inline: {},
      /** For separate links, such as at the end of a card or a section. */
      standalone: {
        display: "inline-flex",
        alignItems: "center",
        gap: "2",
        minHeight: "target",
        fontWeight: "semibold",
      },
      /** For lists of links. `aria-current` marks the current page, or the section it belongs to. */
      nav: {
        display: "inline-flex",
        alignItems: "center",
        gap: "2",
        minHeight: "target",
        fontWeight: "medium",
        textDecorationLine: "none",
        textUnderlineOffset: "0.45em",
        _hover: { textDecorationLine: "underline" },
        "&[aria-current]": { textDecorationLine: "underline", textDecorationThickness: "0.16em", fontWeight: "bold" },
      },
    },
  },
  defaultVariants: { variant: "inline" },
});

const skipNavLinkRecipe = defineRecipe({
  base: {
    position: "fixed",
    top: "2",
    left: "2",
    zIndex: "skipLink",
    bg: "bg.raised",
    color: "fg.default",
    px: "4",
    py: "3",
    borderRadius: "control",
    textUnderlineOffset: "0.2em",
    textDecorationThickness: "0.08em",
    _notFocusVisible: { transform: "translateY(-200%)" },
  },
});

/** Forced colors make all backgrounds alike, so a pressed button keeps its own, also on hover. */
const pressedHighContrast = {
  bg: "[Highlight !important]",
  color: "HighlightText",
  forcedColorAdjust: "none",
} as const;

const buttonRecipe = defineRecipe({
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
      // On narrow screens and with large text, the words get the space.
      lg: { fontSize: "body", px: "[clamp(0.5rem, 20vw - 3rem, 2rem)]", py: "3", minHeight: "14" },
    },
  },
  defaultVariants: { variant: "solid", size: "md" },
});

/** Outlined buttons with at most one pressed. */
const toggleGroupRecipe = defineSlotRecipe({
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

/** Components that load late or appear on a single page import their own recipe: see `recipe=` in src/. */

/** Keyed by the names that Chakra's components, or this site's own, use. */
export const recipes = {
  badge: badgeRecipe,
  button: buttonRecipe,
  heading: headingRecipe,
  input: inputRecipe,
  link: linkRecipe,
  skipNavLink: skipNavLinkRecipe,
  textarea: textareaRecipe,
};

export const slotRecipes = {
  blockquote: blockquoteRecipe,
  card: cardRecipe,
  dataList: dataListRecipe,
  disclosure: disclosureRecipe,
  list: listRecipe,
  nativeSelect: nativeSelectRecipe,
  stat: statRecipe,
  table: tableRecipe,
  toggleGroup: toggleGroupRecipe,
};
