import { expect, it } from "vitest";
import { arrivedState } from "../../../src/quiz/use-result-mail.ts";

const received = { state: "received", reference: "KG-AAAAAAA2" } as const;

it("counts a mail as sent only where mail is sent, and nobody has to look at the request first", () => {
  expect(arrivedState(received)).toBe("sent");
  expect(arrivedState({ ...received, instead: { title: "It waits", text: "No mail yet.", waits: true } })).toBe(
    "unsent",
  );
  expect(arrivedState({ ...received, instead: { title: "It has arrived", text: "No mail yet." } })).toBe("held");
  expect(arrivedState({ state: "accepted" })).toBe("sent");
});

it("tells what was refused, also later, from what a person looks at first", () => {
  expect(arrivedState({ state: "refused", status: 422, errors: [] })).toBe("refused");
});

it("knows nothing of a mail whose request has not arrived", () => {
  expect(arrivedState({ state: "waiting", why: "offline" })).toBeUndefined();
  expect(arrivedState({ state: "discarded" })).toBeUndefined();
});
