import { beforeEach, describe, expect, it } from "vitest";
import { drafts } from "../../../src/forms/drafts.ts";
import { prefilledValues } from "../../../src/forms/form-values.ts";

beforeEach(() => sessionStorage.clear());

it("removes an empty draft", () => {
  drafts.write("one", { name: "Zoë" });
  drafts.write("one", {});
  expect(sessionStorage).toHaveLength(0);
});

it("remembers only the visitor's name and email", () => {
  drafts.rememberVisitor({ name: "Zoë", email: "zoe@example.org", message: "Private", consent: true });
  drafts.rememberVisitor({ email: "new@example.org", name: "" });
  expect(drafts.visitor()).toEqual({ name: "Zoë", email: "new@example.org" });
});

describe("storage", () => {
  it.each(["{", "null", "5", '"text"'])("counts as empty when it contains %s", (damaged) => {
    sessionStorage.setItem("draft:one", damaged);
    expect(drafts.read("one")).toEqual({});
  });

  it("keeps valid values next to invalid ones", () => {
    sessionStorage.setItem("draft:one", '{"name":"Zoë","email":{},"people":5,"interest":[5]}');
    expect(drafts.read("one")).toEqual({ name: "Zoë" });
  });
});

it("fills in no value of another type than the field's", () => {
  const untouched = { message: "", consent: false, interest: [] };
  const damaged = { message: true, consent: "yes", interest: "ceu", constructor: "x" };
  expect(prefilledValues(untouched, damaged, { message: ["a"] })).toEqual(untouched);
});
