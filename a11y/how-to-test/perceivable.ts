import type { HowToTest } from "@kindred-ground/audit/core/audit.ts";
import type { CriterionOf } from "@kindred-ground/audit/core/criteria.ts";
import { pagesOfEachKind } from "./pages-of-each-kind.ts";

export const perceivable = {
  "1.1.1": {
    pages: pagesOfEachKind,
    steps: [
      "Read the transcripts in the folder of a full report, or in a11y/transcripts",
      "Compare each text alternative with its picture",
    ],
    expect:
      "Decorative drawings are silent. The wheel, role portraits and product pictures tell what sighted visitors see.",
  },
  "1.2.1": {
    pages: ["/articles/*", "/academy/*", "/shop/*"],
    steps: ["Look for recordings with only sound or only pictures", "Compare a minute of each with its text"],
    expect: "The site has none today. A text says the same.",
  },
  "1.2.2": {
    pages: ["/articles/*", "/academy/*", "/shop/*"],
    steps: ["Look for videos with sound", "Play a minute with captions"],
    expect: "The site has none today. Captions are complete. Videos of partners are out of scope.",
  },
  "1.2.3": {
    pages: ["/articles/*", "/academy/*", "/shop/*"],
    steps: ["Look for videos", "Listen without watching"],
    expect: "The site has none today. The sound tells what the picture shows.",
  },
  "1.2.4": {
    pages: ["/events/*"],
    steps: ["Look for broadcasts", "Join one"],
    expect: "The site has none today. Live captions appear. Note the captions of meetings on other sites.",
  },
  "1.2.5": {
    pages: ["/articles/*", "/academy/*", "/shop/*"],
    steps: ["Look for videos", "Listen for descriptions"],
    expect: "The site has none today. Descriptions tell what matters in the picture.",
  },
  "1.3.1": {
    pages: ["/academy", "/shop", "/articles/*", "/erins-place/hello", "/quiz"],
    steps: [
      "Turn styles off",
      "Look for headings, lists, price tables, groups of answers and required fields",
      "Go through the quiz with a screen reader",
    ],
    expect: "All of them remain recognizable. The screen reader announces each question with its answers.",
  },
  "1.3.2": {
    pages: ["/", "/academy", "/shop/liberation-starter-pack"],
    steps: ["Turn styles off, or use a screen reader", "Read from top to bottom"],
    expect: "Prices, notes and dates follow the content that they belong to.",
  },
  "1.3.3": {
    pages: pagesOfEachKind,
    steps: ["Press Ctrl+F", "Search for above, below, left, right, round and names of colors"],
    expect: "Each instruction also names the element.",
  },
  "1.3.4": {
    pages: ["/quiz", "/", "/contact"],
    steps: ["Open the page on a phone, the home page with its menu", "Rotate the phone"],
    expect: "No page asks to rotate it back. All content is reachable.",
  },
  "1.3.5": {
    pages: ["/contact", "/donate", "/events/winter-kitchen", "/erins-place/hello"],
    steps: ["Let the browser fill in the form"],
    expect: "Each value appears in the right field.",
  },
  "1.4.1": {
    pages: pagesOfEachKind,
    steps: [
      "Show the page in grayscale with the browser's tools",
      "Look at links in text, form errors, chosen answers, pressed filters, wheel segments and office hours",
    ],
    expect: "Each difference has a sign other than color.",
  },
  "1.4.2": {
    pages: pagesOfEachKind,
    steps: ["Turn the sound on", "Open the page"],
    expect: "Nothing plays automatically.",
  },
  "1.4.3": {
    pages: pagesOfEachKind,
    steps: ["Go through the findings to review, in light and dark", "Look at field messages of the browser"],
    expect: "Text has a contrast of 4.5:1, large text of 3:1.",
  },
  "1.4.4": {
    pages: ["/quiz", "/shop", "/contact", "/erins-place/hello"],
    steps: ["Set the text size of the browser to 200%", "Filter the shop", "Send both forms empty"],
    expect: "No text is cut off. No controls overlap.",
  },
  "1.4.5": {
    pages: pagesOfEachKind,
    steps: ["Select the text of drawings, wheel labels and the wordmark with the pointer"],
    expect: "The text can be selected. Link previews are no part of a page.",
  },
  "1.4.10": {
    pages: ["/", "/academy", "/shop", "/quiz"],
    steps: ["Make the window 320 px wide", "Go to the result of the quiz"],
    expect: "Only tables scroll sideways. All content of the wide layout is there.",
  },
  "1.4.11": {
    pages: ["/contact", "/quiz", "/quiz/roles/*"],
    steps: [
      "Look at field borders, checkboxes, the chosen answer, icons and neighboring wheel segments, in light and dark",
      "Measure faint parts",
    ],
    expect: "Each part has a contrast of 3:1.",
  },
  "1.4.12": {
    pages: ["/", "/academy", "/quiz", "/contact"],
    steps: ["Apply a text spacing bookmarklet", "Open the menu", "Send the form empty"],
    expect: "No text is cut off. No lines overlap.",
  },
  "1.4.13": {
    pages: ["/", "/academy", "/quiz/roles/*", "/articles/*"],
    steps: [
      "Hover over and tab to terms of the glossary, icons, wheel segments and the share menu",
      "Press Escape",
      "Move the pointer onto the content",
    ],
    expect: "Escape closes the content. It stays while hovered and covers nothing that is needed.",
  },
} satisfies Record<CriterionOf<1>, HowToTest>;
