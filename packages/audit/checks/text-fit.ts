import type { Check } from "../core/check.ts";
import type { CriterionNumber } from "../core/criteria.ts";
import type { EnvironmentName } from "../core/modes.ts";
import { inPage } from "../runner/in-page.ts";
import { addedTo, failuresOf, findings, oncePerElement } from "./helpers/describe-findings.ts";
import { bodyOf, type Line, readLines } from "./helpers/lines.ts";
import { intersection } from "./helpers/pixels.ts";

/** Maximum number of CSS pixels that an edge may cut off, such as the end of a slanted letter. */
const tolerated = 2;

/** Minimum overlap in both directions, in CSS pixels. Letters that touch overlap by less. */
const minOverlap = 2;

type Text = Pick<Check, "name" | "purpose"> & {
  criterion: CriterionNumber;
  /** Condition under which the text is checked. Ends a sentence, e.g. `at 200% text size`. */
  when: string;
  environments: EnvironmentName[];
  because: string;
  finds?: { sideways?: "fails" | "needs review"; brokenWords?: true };
};

function textCheck({ name, purpose, criterion, when, environments, because, finds = {} }: Text): Check {
  const failure = failuresOf({
    "scrolls-sideways": [
      criterion,
      "Let the content wrap. Do not use widths larger than the narrowest window.",
      finds.sideways,
    ],
    "text-cut-off": [criterion, "Let the box grow with its text, without a fixed size or hidden overflow."],
    "text-shortened": [criterion, "Check whether visitors can get the whole text in another way.", "needs review"],
    "text-overlaps": [criterion, "Let boxes make room for each other, without fixed heights or positions."],
    // No criterion forbids broken words, but they make reading harder.
    "broken-word": ["best practice", "Give the words more room, or allow hyphenation."],
  });
  const lineFailures = (lines: readonly Line[]) => [
    ...cutOff(lines).map(({ line: { element, text, isShortened }, width, height }) =>
      failure(
        isShortened ? "text-shortened" : "text-cut-off",
        element,
        `${width} × ${height} px of “${text}” are clipped ${when}.`,
      ),
    ),
    ...overlaps(lines).map(({ line: { element, text }, other }) =>
      failure("text-overlaps", element, `“${text}” overlaps “${other.text}” ${when}.`),
    ),
    ...lines
      .filter(({ brokenWords }) => brokenWords.length > 0)
      .map(({ element, brokenWords }) => {
        const words = brokenWords.map((word) => `“${word}”`).join(", ");
        return failure("broken-word", element, `${words} breaks without a hyphen ${when}.`);
      }),
  ];
  return {
    name,
    purpose,
    criteria: [criterion],
    runs: { environments, states: "one of each kind", because },
    async run({ tab }) {
      const { values, list } = await readLines(tab, { withBrokenWords: finds.brokenWords });
      if (finds.sideways) await inPage(tab, "readSideways", list, when);
      return findings(tab, list, [...(await addedTo(list, failure)), ...oncePerElement(lineFailures(values))]);
    },
  };
}

export const largeText = textCheck({
  name: "large-text",
  purpose: "Finds text that is clipped, overlaps, leaves the page or breaks inside a word at 200% text size.",
  criterion: "1.4.4",
  when: "at 200% text size",
  environments: ["large-text 320", "large-text 1280"],
  because:
    "The check covers the narrowest phone, and a desktop, which uses the tablet layout at this text size. Widths between them give text more room. Content that a state adds to a form looks the same in all forms.",
  // 1.4.4 forbids the loss of content, which scrolling does not cause.
  finds: { sideways: "needs review", brokenWords: true },
});

export const reflow = textCheck({
  name: "reflow",
  purpose: "Finds scrolling in two directions, and clipped or overlapping text, at 320 px.",
  criterion: "1.4.10",
  when: "in a window of 320 px",
  environments: ["light 320", "zoom 1280"],
  because:
    "A phone of 320 px has a high window. A desktop at 400% zoom is 256 px high. Sticky and fixed content differs between them. Forms show all their fields when the page opens. Content that a state adds to a form looks the same in all forms.",
  finds: { sideways: "fails" },
});

export const textSpacing = textCheck({
  name: "text-spacing",
  purpose: "Finds text that is clipped or overlaps when visitors increase text spacing.",
  criterion: "1.4.12",
  when: "with the text spacing of 1.4.12",
  environments: ["text-spacing 320", "text-spacing 1280"],
  because:
    "The check covers the narrowest column and the wide layout. Widths between them give text more room. Content that a state adds to a form looks the same in all forms.",
});

/** Returns lines with permanently hidden parts, and the lost width and height of the letters in CSS pixels. */
export function cutOff(lines: readonly Line[]): { line: Line; width: number; height: number }[] {
  return lines
    .filter(({ isTurned, room, text }) => room && !isTurned && /[\p{L}\p{N}]/u.test(text))
    .map((line) => {
      const body = bodyOf(line);
      const left = intersection(body, line.room ?? body);
      const lost = (all: number, part: number) => Math.max(0, Math.round(all - part));
      return { line, width: lost(body.width, left.width), height: lost(body.height, left.height) };
    })
    .filter(({ width, height }) => width > tolerated || height > tolerated);
}

interface Overlap {
  line: Line;
  other: Line;
}

/**
 * Returns pairs of lines whose letters overlap. Compares lines within a pane, because sticky, fixed and top layer
 * content may cover the page. Skips hidden lines, and rotated and curved text, whose boxes do not show the letters.
 */
export function overlaps(lines: readonly Line[]): Overlap[] {
  const bodies = lines
    .filter((line) => !line.isTurned && !line.isOutOfSight)
    .map((line) => {
      const body = bodyOf(line);
      return { line, body: line.room ? intersection(body, line.room) : body };
    })
    .sort((a, b) => a.body.y - b.body.y);
  return bodies.flatMap(({ line, body }, at) => {
    const found: Overlap[] = [];
    for (let next = at + 1; next < bodies.length; next++) {
      const other = bodies[next];
      if (!other || other.body.y >= body.y + body.height) break;
      if (other.line.pane !== line.pane) continue;
      const { width, height } = intersection(body, other.body);
      if (width > minOverlap && height > minOverlap) found.push({ line: other.line, other: line });
    }
    return found;
  });
}
