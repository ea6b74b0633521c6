import { expect, test } from "vitest";
import { roles } from "../../../data/quiz/roles.ts";
import { meantLine } from "../../../src/quiz/meant-line.ts";

test.each([
  ["Ada: Caregver", "Ada: Caregiver", ["Caregiver"]],
  ["Ada: cargiver", "Ada: Caregiver", ["Caregiver"]],
  ["Ada Care giver", "Ada Caregiver", ["Caregiver"]],
  ["Weevar", undefined, undefined],
  ["Weavr", "Weaver", ["Weaver"]],
  ["Giude", "Guide", ["Guide"]],
  ["Ben: Healler and Giude", "Ben: Healer and Guide", ["Healer", "Guide"]],
  ["Ben: Healer and Giude", "Ben: Healer and Guide", ["Guide"]],
  ["Heather, Guid", "Heather, Guide", ["Guide"]],
  ["Heather: Healr", "Heather: Healer", ["Healer"]],
  ["Cy (Storry teller)", "Cy (Storyteller)", ["Storyteller"]],
  ["Dana: Frontline", "Dana: Frontline Responder", ["Frontline Responder"]],
  ["Dana Front line responder", "Dana Frontline Responder", ["Frontline Responder"]],
  ["Dana: Front line responder", "Dana: Frontline Responder", ["Frontline Responder"]],
  ["Ben: Wizard", undefined, undefined],
  ["Ben", undefined, undefined],
  ["", undefined, undefined],
  [`${"a".repeat(200)}: Weavr`, undefined, undefined],
])("meantLine(%j) is %j", (line, text, names) => {
  const meant = meantLine(line, roles);
  expect(meant?.text).toBe(text);
  expect(meant?.names).toEqual(names);
});
