import { expect, test } from "vitest";
import { accessibility } from "../../../data/accessibility.ts";
import { eventPage } from "../../../data/event-page.ts";
import { answers } from "../../../data/forms/answers.ts";
import { heldSeat } from "../../../data/held-seats.ts";
import { mailCopy } from "../../../data/mail-copy.ts";
import { changedJourneys } from "../../browsers/changed-journeys.ts";
import { journeys } from "../../browsers/journeys.ts";

const statement = JSON.stringify(accessibility(null));

test.each([
  ["event page", eventPage.waiting],
  ["answer", answers.placement.held.text],
  ["receipt", mailCopy.receipt.held.text],
  ["mail about a place", mailCopy.placeFound.text],
  ["statement", statement],
])("the %s says how long a place is held, and offers more time", (_, text) => {
  expect(heldSeat).toMatchObject({ minutes: 60, words: "an hour" });
  expect(text).toContain(heldSeat.words);
  expect(text).toContain(heldSeat.longer);
});

test("the statement does not deny that limit", () => {
  expect(statement).not.toContain("nothing times out");
});

test("the statement names what the journeys in Firefox and WebKit use", () => {
  const tasks = Object.keys({ ...journeys, ...changedJourneys }).join(", ");
  for (const task of ["menu", "search", "filter", "quiz", "form", "notification"]) expect(tasks).toContain(task);
  expect(statement).toContain(
    "Tasks with the menu, search, filters, quiz, forms and messages, and a check of the page where each ends",
  );
});
