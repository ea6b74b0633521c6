import { Box } from "@chakra-ui/react/box";

interface ThreadProps {
  /** Side to which the thread curves on wide pages. On narrower pages it curves to the end side. */
  bulge: "start" | "end";
}

/**
 * Draws a half oval from one medallion to the next. Its single border thins out toward the ends, like a thread that
 * passes behind. The lengths follow from the weave: medallions of 7rem, and rows of half a partner's height.
 */
export function Thread({ bulge }: ThreadProps) {
  return (
    <Box
      aria-hidden="true"
      hideBelow="sm"
      position="absolute"
      top="14"
      width={{ sm: "12", lg: "20" }}
      height={{ sm: "[calc(100% + 3rem)]", lg: "half" }}
      borderColor="colorPalette.line"
      {...(bulge === "end" ? outward : inward)}
    />
  );
}

const outward = {
  borderInlineEndWidth: "thick",
  borderRadius: "[0 100% 100% 0 / 0 50% 50% 0]",
  insetInlineStart: { sm: "14", lg: "auto" },
  insetInlineEnd: { lg: "[-13rem]" },
} as const;

const inward = {
  borderInlineEndWidth: { sm: "thick", lg: "[0]" },
  borderInlineStartWidth: { lg: "thick" },
  borderRadius: { sm: "[0 100% 100% 0 / 0 50% 50% 0]", lg: "[100% 0 0 100% / 50% 0 0 50%]" },
  insetInlineStart: { sm: "14", lg: "[-13rem]" },
} as const;
