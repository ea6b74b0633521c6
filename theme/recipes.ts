import { defineRecipe, defineSlotRecipe, defineStyle } from "@chakra-ui/react/styled-system";
import { buttonRecipe, toggleGroupRecipe } from "./recipes/button.ts";
import { cardRecipe, disclosureRecipe } from "./recipes/panels.ts";
import { statRecipe, tableRecipe } from "./recipes/table.ts";
import { badgeRecipe, blockquoteRecipe, headingRecipe } from "./recipes/text.ts";
import { inputRecipe, nativeSelectRecipe, textareaRecipe } from "./recipes/text-fields.ts";

/** An entry below a separator line, in the `borderColor` of the surrounding list. */
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

/** A list of labels and values. Its lines inherit the list's `borderColor`. */
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
        // Less than above a button, because the link's minimum height leaves room above its text.
        "[data-rhythm] > * + &": { marginTop: "2" },
        "[data-rhythm=blocks] > :not(h2, p) + &": { marginTop: "6" },
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

/**
 * Recipes by the names that Chakra's components, or this site's own, use. Components that load late or appear on a
 * single page import their own recipe: see `recipe=` in src/.
 */
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
