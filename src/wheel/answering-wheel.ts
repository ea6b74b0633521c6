import type { Door } from "../../data/home.ts";

/**
 * The wheel responds to the pointer and the keyboard. The branch whose button is hovered or focused stays bright while
 * the other two fade. The link to the quiz turns the wheel by one segment. The effects carry no information that the
 * text lacks.
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
