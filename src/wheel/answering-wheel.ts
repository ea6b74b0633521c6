import type { Door } from "../../data/home.ts";

/**
 * The wheel answers the pointer and the keyboard: the branch whose button is pointed at stays bright while the other
 * two step back, and the link to the quiz turns the wheel by one segment. Nothing is said this way that the words do
 * not say.
 */
export function answeringWheel(doors: readonly Door[], quizPath: string) {
  const hues = doors.map(({ palette }) => `.${palette}`).join();
  return {
    "& svg, & svg g": { transitionProperty: "[opacity, rotate]", transitionDuration: "slow" },
    ...Object.fromEntries(
      doors.map(({ path, palette }) => [
        `&:has(${pointedAt(path)}) svg g:is(${hues}):not(.${palette})`,
        { opacity: "faint" },
      ]),
    ),
    [`&:has(${pointedAt(quizPath)}) svg`]: { _motionSafe: { rotate: "36deg" } },
  };
}

const pointedAt = (path: string) => `a[href="${path}"]:is(:hover, :focus-visible)`;
