import { expect, it } from "vitest";
import { arrivedState } from "../../../src/quiz/use-result-mail.ts";

const received = { state: "received", reference: "KG-AAAAAAA2" } as const;

it("reports a result as mailed only if mail is sent without review", () => {
  expect(arrivedState(received)).toBe("sent");
  expect(arrivedState({ ...received, instead: { title: "It waits", text: "No mail yet.", waits: true } })).toBe(
    "unsent",
  );
  expect(arrivedState({ ...received, instead: { title: "It has arrived", text: "No mail yet." } })).toBe("held");
  expect(arrivedState({ state: "accepted" })).toBe("sent");
});

it("distinguishes rejected requests from those under review", () => {
  expect(arrivedState({ state: "refused", status: 422, errors: [] })).toBe("refused");
});

it("is undefined for a request that hasn't arrived", () => {
  expect(arrivedState({ state: "waiting", why: "offline" })).toBeUndefined();
  expect(arrivedState({ state: "discarded" })).toBeUndefined();
});
