import type { HowToTest } from "@kindred-ground/audit/core/audit.ts";
import type { CriterionOf } from "@kindred-ground/audit/core/criteria.ts";
import { pagesOfEachKind } from "./pages-of-each-kind.ts";

export const operable = {
  "2.1.1": {
    pages: ["/shop", "/events/winter-kitchen", "/quiz", "/quiz/roles/*", "/contact"],
    steps: [
      "Put the mouse away",
      "Filter and buy",
      "Register",
      "Finish the quiz and share the result",
      "Change the color mode",
      "Send a form with an error and correct it",
    ],
    expect: "Tab, Shift+Tab, Enter, Space, arrow keys and Escape are enough for everything.",
  },
  "2.1.2": {
    pages: ["/", "/quiz/roles/*", "/contact", "/thank-you/payment"],
    steps: ["Tab into and out of the menu, the share menu, a select, notifications and the page after a payment"],
    expect: "Tab or Escape always leads on.",
  },
  "2.1.4": {
    pages: ["/quiz", "/"],
    steps: ["Press letters and digits with the focus on an answer, then elsewhere"],
    expect: "The digits 1 to 4 choose an answer only while one has the focus. No other character does anything.",
  },
  "2.2.1": {
    pages: ["/contact", "/quiz", "/thank-you/payment"],
    steps: ["Fill in half of it", "Wait an hour", "Continue", "Hover over a notification"],
    expect: "Nothing is lost or refused. Notifications wait while hovered.",
  },
  "2.2.2": {
    pages: pagesOfEachKind,
    steps: ["Allow motion", "Watch the page for a minute"],
    expect:
      "Nothing beside text moves, blinks or updates for more than five seconds. Office hours and event times may change quietly.",
  },
  "2.3.1": {
    pages: ["/", "/quiz/roles/*"],
    steps: ["Allow motion", "Open the page, turn the wheel and follow a link"],
    expect: "Nothing flashes more than three times in a second.",
  },
  "2.4.1": {
    pages: pagesOfEachKind,
    steps: ["Press Tab, then Enter, then Tab"],
    expect: "Focus goes to the content, and continues from there.",
  },
  "2.4.2": {
    pages: ["/shop/*", "/events/*", "/quiz", "/contact"],
    steps: [
      "Open ten pages in tabs, with a step and the result of the quiz and a form with errors",
      "Compare the titles",
    ],
    expect: "Each title is unique and begins with its most specific words.",
  },
  "2.4.3": {
    pages: ["/", "/quiz", "/contact", "/shop"],
    steps: ["Tab through the menu, the quiz in both directions, a form with errors and a filter"],
    expect: "Focus follows the visual order. If content opens or closes, focus goes to the next relevant element.",
  },
  "2.4.4": {
    pages: pagesOfEachKind,
    steps: ["List the links with a screen reader"],
    expect: "“Read more”, “Register” and prices are clear alone, or with their heading, row or sentence.",
  },
  "2.4.5": {
    pages: [],
    steps: ["Look for ten pages in the menu, footer, lists, text, search and site map"],
    expect: "Each page has two ways. Steps of the quiz, confirmations and the role pack need only one.",
  },
  "2.4.6": {
    pages: pagesOfEachKind,
    steps: ["List the headings, then the form fields, with a screen reader"],
    expect: "The lists are enough to find content and to understand each field.",
  },
  "2.4.7": {
    pages: pagesOfEachKind,
    steps: ["Tab through the page in light, dark and forced colors"],
    expect: "The focus indicator is obvious at every stop, also on pictures, on colors and at the edges of the window.",
  },
  "2.4.11": {
    pages: ["/academy", "/articles/*"],
    steps: ["Tab forward and back at 390 px, and at 400% zoom"],
    expect: "The top bar, notifications and menus never cover the focused element entirely.",
  },
  "2.5.1": {
    pages: ["/", "/quiz", "/quiz/roles/*", "/shop"],
    steps: ["Use the wheel, scrolling lists and the menu by single taps"],
    expect: "Nothing needs two fingers or a drawn path.",
  },
  "2.5.2": {
    pages: ["/", "/quiz", "/quiz/roles/*", "/contact"],
    steps: ["Press buttons, links, answers and the wheel", "Move the pointer off", "Release"],
    expect: "Nothing happens.",
  },
  "2.5.3": {
    pages: ["/", "/academy", "/quiz", "/shop"],
    steps: [
      "With speech input, say “click” and the visible label of the menu, price cards, answers and buttons with icons",
    ],
    expect: "Each control responds.",
  },
  "2.5.4": {
    pages: ["/quiz", "/contact"],
    steps: ["Shake and tilt a phone"],
    expect: "Nothing happens. The site does not use motion of the device.",
  },
  "2.5.7": {
    pages: ["/quiz/roles/*", "/shop", "/design/workbench"],
    steps: ["Look for anything that can be dragged: sliders, lists and the wheel"],
    expect: "Each works with single clicks, too. Public pages have no dragging today.",
  },
  "2.5.8": {
    pages: pagesOfEachKind,
    steps: [
      "Go through the findings on targets",
      "Look for targets in a sentence and for larger ones with the same effect",
    ],
    expect: "Small targets have an exception of the criterion.",
  },
} satisfies Record<CriterionOf<2>, HowToTest>;
