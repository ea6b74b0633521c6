import { beforeEach, describe, expect, it, vi } from "vitest";
import { drafts } from "../../../src/forms/drafts.ts";

beforeEach(() => sessionStorage.clear());

it("keeps the draft of each form by itself until it is removed", () => {
  const one = { name: "Zoë", consent: true, interest: ["ceu"] };
  drafts.write("one", one);
  drafts.write("other", { name: "Ada" });
  drafts.remove("other");
  expect(drafts.read("one")).toEqual(one);
  expect(drafts.read("other")).toEqual({});
});

it("leaves no trace of a draft with nothing in it", () => {
  drafts.write("one", { name: "Zoë" });
  drafts.write("one", {});
  expect(sessionStorage).toHaveLength(0);
});

it("remembers who writes, and nothing else of what they wrote", () => {
  drafts.rememberVisitor({ name: "Zoë", email: "zoe@example.org", message: "Private", consent: true });
  drafts.rememberVisitor({ email: "new@example.org", name: "" });
  expect(drafts.visitor()).toEqual({ name: "Zoë", email: "new@example.org" });
});

describe("a storage that", () => {
  it.each(["{", "null", "5", '"text"'])("holds %s counts as empty", (damaged) => {
    sessionStorage.setItem("draft:one", damaged);
    expect(drafts.read("one")).toEqual({});
  });

  it("holds values no field can have keeps the others", () => {
    sessionStorage.setItem("draft:one", '{"name":"Zoë","email":{},"people":5,"interest":[5]}');
    expect(drafts.read("one")).toEqual({ name: "Zoë" });
  });

  it("is denied or full counts as empty", () => {
    vi.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    expect(() => drafts.write("one", { name: "Zoë" })).not.toThrow();
    expect(() => drafts.remove("one")).not.toThrow();
    expect(drafts.read("one")).toEqual({});
  });
});
