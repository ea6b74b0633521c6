import type { Check } from "../core/check.ts";
import { failuresOf, findBroken } from "./helpers/describe-findings.ts";

const failure = failuresOf({
  "alternative-is-file-name": ["1.1.1", "Describe the picture, or leave the text alternative empty."],
  "alternative-says-nothing": ["1.1.1", "Describe what the picture shows.", "needs review"],
  "title-says-nothing": ["2.4.2", "Name the topic of the page in its title."],
  "title-may-not-fit": ["2.4.2", "Check whether the title names the topic of the page.", "needs review"],
  "heading-says-nothing": ["2.4.6", "Name the topic of the section in its heading.", "needs review"],
  "label-says-nothing": ["2.4.6", "Name in the label what the visitor enters.", "needs review"],
  "labels-alike": ["2.4.6", "Give each field its own label, or a visible heading.", "needs review"],
  "labels-differ-by-color": [
    "1.4.1",
    "If the color says something, such as that a field is required, say it in words, too.",
    "needs review",
  ],
  "buttons-of-one-name": ["2.4.6", "Name in each button the item on which it acts.", "needs review"],
  "link-without-context": ["2.4.4", "Name the destination in the link, its sentence, its list item or its table cell."],
  "link-may-lack-context": ["2.4.4", "Check whether the link alone says where it leads.", "needs review"],
  "sensory-instruction": ["1.3.3", "Name the element, in addition to its place, shape or size.", "needs review"],
  "color-instruction": ["1.4.1", "Name the element in the instruction, in addition to its color.", "needs review"],
  "error-not-marked": ["3.3.1", "Use aria-invalid and aria-describedby on the field.", "needs review"],
  "error-without-field": ["3.3.1", "Name the field in its error message.", "needs review"],
  "error-hidden": ["3.3.1", "Remove aria-hidden from the message."],
  "error-not-exposed": ["3.3.1", "Show the message to everyone, without aria-hidden.", "needs review"],
});

export type WordingRule = Parameters<typeof failure>[0];

export const wording: Check = {
  name: "wording",
  purpose:
    "Finds text that says nothing or cannot be followed: file names as alternatives, placeholder titles, headings and labels, links without context, instructions by place or color, labels that differ by color, buttons of one name, and error messages without their field.",
  criteria: ["1.1.1", "1.3.3", "1.4.1", "2.4.2", "2.4.4", "2.4.6", "3.3.1"],
  runs: {
    environments: ["light 1280"],
    states: "one of each kind",
    because:
      "Text is the same in every mode and at every width. Error messages and status messages are in other states.",
  },
  run: ({ tab }) => findBroken(tab, failure, ["readWording", "readMessages"]),
};
