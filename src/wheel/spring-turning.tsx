import { domMin, LazyMotion, MotionConfig } from "framer-motion";
import * as m from "framer-motion/m";
import { useId } from "react";
import { springs } from "../../theme/motion.ts";
import { radii } from "./geometry.ts";
import type { TurningProps } from "./turning.ts";
import { Group } from "./wheel-svg.ts";

/** About the wheel’s middle, not its own. */
const about = { originX: "0px", originY: "0px", transformBox: "view-box" } as const;

/** Turns the wheel to the visitor’s role by a spring, while the rings fill their segments from the inside out. */
export function SpringTurning({ turn, children }: TurningProps) {
  const id = useId();
  return (
    <LazyMotion features={domMin} strict>
      <MotionConfig reducedMotion="user" transition={{ type: "spring", ...springs.turn }}>
        <clipPath id={id}>
          <m.circle initial={{ r: radii.hub }} animate={{ r: radii.cap }} />
        </clipPath>
        <Group css={{ "& .full": { clipPath: `[url(#${id})]` } }}>
          <m.g role="list" initial={{ rotate: -turn }} animate={{ rotate: 0 }} style={about}>
            {children}
          </m.g>
        </Group>
      </MotionConfig>
    </LazyMotion>
  );
}
