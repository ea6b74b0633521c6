import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";

/** What a part needs to know that turns the list of segments into place in its own way. */
export interface TurningProps {
  /** Degrees by which the list is drawn turned; it comes to there from upright. */
  turn: number;
  children: ReactNode;
}

/**
 * The list of segments, which turns into place when it appears. Without animation, or in a browser that has no
 * `@starting-style`, it is there at once.
 */
export const TurningList = chakra("g", {
  base: {
    transitionProperty: "[transform]",
    transitionDuration: "slow",
    transitionTimingFunction: "inOut",
    _starting: { transform: "[rotate(var(--turned-back))]" },
  },
});
