import { chakra } from "@chakra-ui/react/styled-system";
import type { CSSProperties, ReactNode } from "react";

export interface TurningProps {
  /** Degrees by which the list is drawn turned; it comes to there from upright. */
  turn: number;
  children: ReactNode;
}

const Turned = chakra("g", {
  base: {
    transitionProperty: "[transform]",
    transitionDuration: "slow",
    transitionTimingFunction: "inOut",
    _starting: { transform: "[rotate(var(--turned-back))]" },
  },
});

/**
 * The list of segments, which turns into place when it appears. Without animation, or in a browser that has no
 * `@starting-style`, it is there at once.
 */
export function Turning({ turn, children }: TurningProps) {
  return (
    <Turned role="list" style={{ "--turned-back": `${-turn}deg` } as CSSProperties}>
      {children}
    </Turned>
  );
}
