import { entry, flag, matching, oneOf, placeholder, says, slug, text, texts, wholeNumber } from "./rules.ts";

const onMap = (limit: number) => wholeNumber("is not on the map", `write a whole number from 0 to ${limit}`, 0, limit);

/** A place on the map of the land. */
export const landPlace = entry({
  /** Fragment of the place's address. */
  key: slug,
  name: text,
  /** Position in units of the map, which is 1200 wide and 760 high. */
  x: onMap(1200),
  y: onMap(760),
  /** Two sentences. */
  says: texts.test({
    name: "two",
    message: says("is not two sentences", "write two"),
    test: (sentences) => sentences?.length === 2,
  }),
  /** One figure: "36 in door". */
  measure: text,
  isFlat: flag("if the path there is flat"),
  isQuiet: flag("for a place to be quiet"),
  hasFood: flag("if people eat there"),
  placeholder,
});

/** The land in a month. */
export const landMonth = entry({
  /** English name of the month. */
  name: text,
  /** Sets the colors of the map. */
  season: oneOf(["bare", "sap", "leaf", "gold"]),
  /** Follows the month: "December: the hens are quiet". */
  line: matching(/^[a-z].*[^.]$/, "does not follow a colon", "begin with a small letter, and end without a period"),
  placeholder,
});
