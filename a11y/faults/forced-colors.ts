import { at, type Fault } from "../fault.ts";
import { style } from "../seed.ts";

export const faults: readonly Fault[] = [
  {
    name: "a focus ring that is a shadow in forced colors",
    place: at("/donate/thanks", "forced-colors", 1280),
    seed: style(
      "html :focus-visible:focus-visible { outline: none !important; box-shadow: 0 0 0 4px blue !important }",
    ),
    foundBy: "forced-colors",
    criterion: "2.4.7",
  },
  {
    name: "the menu’s button drawn as a ground in forced colors",
    place: at("/donate/thanks", "forced-colors", 390),
    seed: style(
      "header button { border: 0 !important; background: teal !important } header button svg { visibility: hidden }",
    ),
    foundBy: "forced-colors",
    criterion: "1.4.11",
  },
];
