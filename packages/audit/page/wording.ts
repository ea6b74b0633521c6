import type { WordingRule } from "../checks/wording.ts";
import type { Reader } from "./element-list.ts";
import { readAlternatives } from "./wording/alternatives.ts";
import { readHeadings, readTitle } from "./wording/headings.ts";
import { readInstructions } from "./wording/instructions.ts";
import { readLabelColors } from "./wording/label-colors.ts";
import { readButtons, readLabels } from "./wording/labels.ts";
import { readLinks } from "./wording/links.ts";

/**
 * Finds unclear alternatives, titles, headings, labels, buttons, links and instructions. Repetitions in the patterns
 * have limits, because the proof of linear time in tests/unit/patterns.test.ts takes seconds without them.
 */
export function readWording(reader: Reader<WordingRule>): void {
  readAlternatives(reader);
  readTitle(reader);
  readHeadings(reader);
  readLabels(reader);
  readLabelColors(reader);
  readButtons(reader);
  readLinks(reader);
  readInstructions(reader);
}
