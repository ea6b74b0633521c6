import { expect, test } from "vitest";
import { usd } from "../../../../data/money.ts";
import { fieldCells } from "../../../../server/inbox/export-formats.ts";
import { entriesOf } from "../../../../server/inbox/submission-text.ts";
import { submissionFor } from "../mail/forms.ts";

const gift = {
  ...submissionFor("receipt"),
  form: "donation",
  fields: { amount: usd(1250.5), rhythm: "monthly" },
} as const;

test("shows amounts as dollars and exports them as numbers", () => {
  expect(entriesOf(gift)).toContainEqual(["Your gift in US dollars", "$1,250.50"]);
  expect(fieldCells(gift, ["amount", "rhythm", "honoree"])).toEqual([1250.5, "monthly", undefined]);
});

test("keeps a number of the same name in another form unchanged", () => {
  expect(fieldCells({ ...gift, form: "contact" }, ["amount"])).toEqual([125_050]);
});
