import { expect, test } from "vitest";
import type { FormResult } from "../../../src/forms/send-form.ts";
import { mailState } from "../../../src/quiz/use-result-mail.ts";

const received = { state: "received", reference: "KG-AAAAAAA2" } as const;

test.each<[FormResult, string]>([
  [received, "sent"],
  [{ ...received, instead: { title: "It waits", text: "No mail yet.", waits: true } }, "unsent"],
  [{ ...received, instead: { title: "It has arrived", text: "No mail yet." } }, "held"],
  [{ state: "accepted" }, "sent"],
  [{ state: "refused", status: 422, errors: [] }, "refused"],
  [{ state: "waiting", why: "offline" }, "waiting"],
  [{ state: "kept-in-form", why: "offline" }, "failed"],
])("maps the response %o to the state %s", (result, state) => {
  expect(mailState(result)).toBe(state);
});
