import { defineGlobalStyles } from "@chakra-ui/react/styled-system";

/** Children that are parts of a section and not lines of its text. */
const part = ":is(div, ul, ol, dl, table, form, figure, nav, section, details, svg)";

const heading = ":is(h1, h2, h3)";
/** The first child. Emotion warns of `:first-child`, because it may insert styles among the children. */
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
  "[data-rhythm] > h1 + *": { marginTop: "6" },
  "[data-rhythm] > h3 + p": { marginTop: "2" },
  [`[data-rhythm=blocks] > * + ${part}`]: { marginTop: "gap" },
  [`[data-rhythm=blocks] > ${part} + p`]: { marginTop: "gap" },
  [`[data-rhythm] > * + ${action}`]: { marginTop: "8" },
  "[data-rhythm] > * + :is(h2, h3)": { marginTop: "10" },
  // Below a picture, a path or an eyebrow.
  [`[data-rhythm] > ${first} + ${heading}`]: { marginTop: "5" },
  [`[data-rhythm] > :is(p, span)${first} + ${heading}`]: { marginTop: "3" },
  "[data-rhythm=tight] > * + *": { marginTop: "3" },
  [`[data-rhythm=tight] > * + ${heading}`]: { marginTop: "3" },
  "[data-rhythm=tight] > * + p": { marginTop: "2" },
  [`[data-rhythm=tight] > * + ${action}`]: { marginTop: "5" },
  [`[data-rhythm] > nav${first} + *`]: { marginTop: "4" },
  [`[data-rhythm] > [hidden]${first} + *`]: { marginTop: "0" },
});
