import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

export interface TurningProps {
  /** Rotation of the list, in degrees. The animation starts from 0. */
  turn: number;
  children: ReactNode;
}

/**
 * The list of segments, which turns into place when it appears. Without animation, or without support for
 * `@starting-style`, it is in place at once.
 */
export const TurningList = chakra("g", {
  base: {
    transitionProperty: "[transform]",
    transitionDuration: "slow",
    transitionTimingFunction: "inOut",
    _starting: { transform: "[rotate(var(--turned-back))]" },
  },
});
