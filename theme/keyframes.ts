import { defineKeyframes, defineTokens } from "@chakra-ui/react/styled-system";

/** Things move into place and are never transparent on the way, so that nothing waits for an animation to be read. */
export const keyframes = defineKeyframes({
  /** Comes up from below: a toast, a menu. By the token’s custom property, for Chakra reads no names in keyframes. */
  rise: { from: { transform: "translateY(var(--k-spacing-rise))" } },
});

/** `animation="rise"`; the keyframes of the same name, at the pace at which things arrive. */
export const animations = defineTokens.animations(
  Object.fromEntries(
    Object.keys(keyframes).map((name) => [name, { value: `${name} {durations.moderate} {easings.out}` }]),
  ),
);
