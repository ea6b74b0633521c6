import { defineKeyframes, defineTokens } from "@chakra-ui/react/styled-system";

/** Animations only move elements and never make them transparent, so that text is readable at once. */
export const keyframes = defineKeyframes({
  /**
   * Enters from below: a toast, a menu. Uses the token's custom property, because Chakra resolves no tokens in
   * keyframes.
   */
  rise: { from: { transform: "translateY(var(--k-spacing-rise))" } },
});

/** `animation="rise"` plays the keyframes of the same name, with the timing for entering elements. */
export const animations = defineTokens.animations(
  Object.fromEntries(
    Object.keys(keyframes).map((name) => [name, { value: `${name} {durations.moderate} {easings.out}` }]),
  ),
);
