import type { SystemStyleObject } from "@chakra-ui/react/styled-system";

/**
 * Styles for the container of a wide table. Below `wideFrom` it scrolls, with a shadow at its edge while content is
 * hidden beyond it.
 *
 * The shadow is fixed to the edge. Its cover scrolls with the content.
 */
export function scroller(ground: "canvas" | "sunken", wideFrom: "md" | "xl"): SystemStyleObject {
  const cover = `{colors.bg.${ground}}`;
  return {
    position: "relative",
    overflow: { base: "auto", [wideFrom]: "visible" },
    backgroundImage: {
      base: `[linear-gradient(to left, ${cover} 50%, transparent), linear-gradient(to left, color-mix(in oklab, {colors.border.control} 55%, transparent), transparent)]`,
      [wideFrom]: "[none]",
    },
    backgroundPosition: "[right]",
    backgroundRepeat: "no-repeat",
    backgroundSize: "[2rem 100%, 0.75rem 100%]",
    backgroundAttachment: "local, scroll",
    _print: { overflow: "visible", backgroundImage: "[none]" },
  };
}
