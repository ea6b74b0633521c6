import type { SystemStyleObject } from "@chakra-ui/react/styled-system";

/**
 * For what holds a wide table: below `wideFrom` it scrolls by itself, and its edge is in shadow for as long as there is
 * more beyond it. The shadow stays with the edge, and what hides it scrolls along.
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
