import type { giftDots } from "../../data/forms/gifts.ts";
import { type Cents, dollars, times } from "../../data/money.ts";
import { dotRows } from "../drawings/dot-rows.ts";
import type { Gift } from "./gift.ts";

/** Returns the number of dots for an amount if each shows `value`. */
export function dotsFor(amount: Cents, value: Cents): number {
  return Math.ceil(amount / value);
}

/**
 * Returns the number of dots for a year of this gift. Rounds to whole dots, or to quarters of a dot if there are fewer
 * than three. Never returns 0.
 */
function yearOfDots({ amount, rhythm }: Gift, value: Cents): number {
  const dots = times(amount, rhythm === "monthly" ? 12 : 1) / value;
  return dots < 3 ? Math.max(1, Math.round(dots * 4)) / 4 : Math.round(dots);
}

const fractions = ["", "¼", "½", "¾"];

/** Returns a sentence, such as "$35 a month is 4 dots a year in the picture below." */
export function dotSentence(gift: Gift, { value, once, monthly, part, one, many }: typeof giftDots): string {
  const dots = yearOfDots(gift, value);
  const whole = Math.floor(dots);
  const number = `${whole || ""}${fractions[(dots - whole) * 4]}`;
  const words = dots === 1 ? one : many;
  const counted = (dots < 1 ? part : words).replace("{number}", number);
  return (gift.rhythm === "monthly" ? monthly : once)
    .replace("{amount}", () => dollars(gift.amount))
    .replace("{dots}", counted);
}

/**
 * Outlines the dots of a gift in the page's pictures. They are plain HTML outside of the form. A gift without a purpose
 * is in the first and largest group. Without a gift, removes the outlines.
 */
export function outlineDots(gift: Gift | undefined, purpose: unknown, value: Cents): void {
  const pictures = [...document.querySelectorAll<SVGElement>("[data-dots-of]")];
  const named = pictures.find(({ dataset }) => dataset.dotsOf === purpose) ?? pictures[0];
  for (const picture of pictures) {
    const { dotsOf: use, count, columns } = picture.dataset;
    const chosen =
      gift && use === named?.dataset.dotsOf ? Math.min(Math.ceil(yearOfDots(gift, value)), Number(count)) : 0;
    const rows = dotRows(chosen, Number(columns));
    // Writes only changes, so that the form leaves the page around it alone while there is no gift.
    for (const path of picture.querySelectorAll("[data-chosen]"))
      if ((path.getAttribute("d") ?? "") !== rows) path.setAttribute("d", rows);
  }
}
