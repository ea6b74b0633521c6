import type { HowToTest } from "@kindred-ground/audit/core/audit.ts";
import type { CriterionOf } from "@kindred-ground/audit/core/criteria.ts";
import { pagesOfEachKind } from "./pages-of-each-kind.ts";

export const understandable = {
  "3.1.1": {
    pages: ["/", "/articles/*", "/no-such-page"],
    steps: ["Listen to the first sentences, and to a mail"],
    expect: "The screen reader uses an English voice.",
  },
  "3.1.2": {
    pages: ["/articles/*", "/events/*", "/academy/*", "/about"],
    steps: ["Look for words of other languages, also in the land acknowledgment"],
    expect: "Their language is marked, except for names and loanwords.",
  },
  "3.2.1": {
    pages: ["/", "/quiz", "/contact"],
    steps: ["Tab through answers, fields, selects and the menu"],
    expect: "Focus opens nothing, sends nothing and leaves no page.",
  },
  "3.2.2": {
    pages: ["/quiz", "/shop", "/donate"],
    steps: ["Choose answers, sizes, sliding-scale amounts and filters"],
    expect: "Content may change. The page does not navigate without a warning before the control.",
  },
  "3.2.3": {
    pages: ["/", "/academy", "/erins-place", "/homestead", "/quiz"],
    steps: ["Compare header and footer at 390 px and 1280 px"],
    expect: "The links have the same order.",
  },
  "3.2.4": {
    pages: pagesOfEachKind,
    steps: ["Compare search, filter, register, pay, send, copy, share and close on different pages"],
    expect: "Text, icon and name are the same for one function.",
  },
  "3.2.6": {
    pages: ["/", "/academy", "/erins-place", "/homestead", "/shop"],
    steps: ["Note where the contact link, telephone number and address are"],
    expect: "Their order is the same.",
  },
  "3.3.1": {
    pages: ["/contact", "/donate", "/events/winter-kitchen", "/erins-place/hello"],
    steps: ["Send the form empty, then with an invalid email address"],
    expect: "Text names each error, at its field and in the summary, with the label of the field.",
  },
  "3.3.2": {
    pages: ["/contact", "/donate", "/events/winter-kitchen", "/erins-place/hello"],
    steps: ["Read the form before filling it in"],
    expect: "It names required fields and formats, and says why it asks for personal data.",
  },
  "3.3.3": {
    pages: ["/contact", "/erins-place/hello"],
    steps: ["Enter an email address without @, a telephone number with letters and no date"],
    expect: "Each message suggests a correction.",
  },
  "3.3.4": {
    pages: ["/shop/*", "/academy", "/donate", "/erins-place/hello"],
    steps: ["Begin a payment and a pledge", "Send the enrollment"],
    expect: "The amount and the answers can be reviewed and changed first. Payment pages are the provider's.",
  },
  "3.3.7": {
    pages: ["/quiz", "/events/*", "/contact"],
    steps: ["Finish the quiz with its mail", "Register for a second event", "Correct a refused form"],
    expect: "The page fills in or offers the data entered before.",
  },
  "3.3.8": {
    pages: ["/contact", "/quiz", "/events/*"],
    steps: ["Look for passwords, codes and puzzles"],
    expect: "There are none. Forms stop bots without a puzzle.",
  },
} satisfies Record<CriterionOf<3>, HowToTest>;
