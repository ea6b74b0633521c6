import { defineGlobalStyles } from "@chakra-ui/react/styled-system";

const heading = ":is(h1, h2, h3)";
/** The first child. Emotion warns about `:first-child`, because it can insert styles among the children. */
const first = ":not(* + *)";
const action = ":is(a, button, [data-actions])";

/**
 * Distances between the children of an element with `data-rhythm`, by kind. They are in a layer, so a margin of the
 * child itself overrides them. The recipe of links has its own distance.
 *
 * - `text`: a heading with its text, list and buttons.
 * - `tight`: the same in a card or an entry of a list.
 * - `blocks`: a heading with the parts of a section.
 */
export const rhythm = defineGlobalStyles({
  "[data-rhythm] > * + *": { marginTop: "4" },
  "[data-rhythm=blocks] > * + *": { marginTop: "gap" },
  "[data-rhythm=blocks] > :is(h1, h2, h3, p) + p": { marginTop: "4" },
  "[data-rhythm] > h1 + p": { marginTop: "6" },
  "[data-rhythm] > h3 + p": { marginTop: "2" },
  [`[data-rhythm] > * + ${action}`]: { marginTop: "8" },
  [`[data-rhythm] > * + ${heading}`]: { marginTop: "10" },
  // Below a picture, a path or an eyebrow.
  [`[data-rhythm] > ${first} + ${heading}`]: { marginTop: "5" },
  [`[data-rhythm] > :is(p, span)${first} + ${heading}`]: { marginTop: "3" },
  // The `h1` gives this selector the specificity of those for headings.
  "[data-rhythm=tight] > * + :is(*, h1)": { marginTop: "3" },
  "[data-rhythm=tight] > * + p": { marginTop: "2" },
  [`[data-rhythm=tight] > * + ${action}`]: { marginTop: "5" },
  [`[data-rhythm] > nav${first} + *`]: { marginTop: "4" },
  [`[data-rhythm] > [hidden]${first} + *`]: { marginTop: "0" },
});
