import { useId, useLayoutEffect, useRef } from "react";
import { springs } from "../../theme/springs.ts";
import { springBetween } from "../motion/spring.ts";
import { radii } from "./geometry.ts";
import type { TurningProps } from "./turning.ts";
import { Group } from "./wheel-svg.ts";

/** Turns the wheel to the visitor's role with a spring, while the rings fill their segments from the inside out. */
export function SpringTurning({ turn, children }: TurningProps) {
  const id = useId();
  const filled = useRef<SVGCircleElement>(null);
  const list = useRef<SVGGElement>(null);
  // Runs before the first paint, which would otherwise show the final state.
  useLayoutEffect(() => {
    const starts = [
      { element: filled.current, from: `scale(${radii.hub / radii.cap})` },
      { element: list.current, from: `rotate(${-turn}deg)` },
    ];
    const movements = starts.flatMap(({ element, from }) =>
      element ? [springBetween(element, [from, "none"], springs.turn)] : [],
    );
    return () => {
      for (const movement of movements) movement.cancel();
    };
  }, [turn]);
  return (
    <>
      <clipPath id={id}>
        <circle ref={filled} r={radii.cap} />
      </clipPath>
      <Group css={{ "& .full": { clipPath: `url(#${id})` } }}>
        <Group ref={list} role="list">
          {children}
        </Group>
      </Group>
    </>
  );
}
