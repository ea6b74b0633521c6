import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { track } from "../../../src/analytics/track.ts";

const gtag = vi.fn();

beforeEach(() => {
  gtag.mockReset();
  vi.spyOn(console, "info").mockImplementation(() => {});
  vi.stubGlobal("window", { gtag });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("track(name, parameters)", () => {
  test("sends the event to the tag function and logs it", () => {
    const parameters = { question_index: 4, total_questions: 15, progress_percent: 33 };
    track("quiz_progress", parameters);
    expect(gtag.mock.calls).toEqual([["event", "quiz_progress", parameters]]);
    expect(vi.mocked(console.info).mock.calls).toEqual([["quiz_progress", parameters]]);
  });

  test("only logs without a tag function or a window", () => {
    vi.stubGlobal("window", {});
    track("quiz_started", {});
    vi.unstubAllGlobals();
    track("equity_applied", {});
    expect(vi.mocked(console.info).mock.calls).toEqual([
      ["quiz_started", {}],
      ["equity_applied", {}],
    ]);
  });

  test("survives a missing or throwing tag function", () => {
    gtag.mockImplementation(() => {
      throw new Error("blocked");
    });
    expect(() => track("quiz_started", {})).not.toThrow();
    vi.stubGlobal("window", { gtag: "blocked" });
    expect(() => track("quiz_started", {})).not.toThrow();
  });

  test("omits undefined parameters", () => {
    track("role_result_shown", { role: "guide", secondary_role: undefined });
    expect(Object.keys(gtag.mock.calls[0]?.[2])).toEqual(["role"]);
  });

  test("accepts no parameters that can contain an email address", () => {
    // @ts-expect-error: an event names a form, not a visitor
    track("email_captured", { source: "june@mail.example" });
    // @ts-expect-error: an event takes no extra parameters
    track("email_captured", { source: "quiz", email: "june@mail.example" });
    // @ts-expect-error: an event without parameters takes none
    track("waitlist_joined", { email: "june@mail.example" });
  });

  test.each([
    ["plain", "june@mail.example"],
    ["in a sentence", "write to june@mail.example"],
    ["escaped", "?email=june%40mail.example"],
    ["in a list", ["june@mail.example"]],
    ["in an object", { email: "june@mail.example" }],
  ])("drops an email address that bypasses the types, %s", (_, address) => {
    const parameters = { source: "quiz", user_role: address } as unknown as { source: "quiz" };
    track("email_captured", parameters);
    expect(gtag.mock.calls).toEqual([["event", "email_captured", { source: "quiz" }]]);
    expect(vi.mocked(console.info).mock.calls).toEqual([["email_captured", { source: "quiz" }]]);
  });
});
