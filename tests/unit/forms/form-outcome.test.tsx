import { cleanup, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { formCopy } from "../../../data/forms/form-copy.ts";
import { giftLink } from "../../../data/forms/gifts.ts";
import { FormOutcome } from "../../../src/forms/form-outcome.tsx";
import type { FinalResult } from "../../../src/forms/use-attempts.ts";
import { renderOnPage } from "../on-page.tsx";
import { press } from "./ask-form.tsx";

const link = { ...giftLink("donation"), href: "https://pay.example.org/gift" };

function show(result: FinalResult) {
  const form = { sent: { title: "Almost done", text: "One step is left.", link } };
  renderOnPage(<FormOutcome result={result} form={form} onAgain={vi.fn()} />);
}

it("shows the reference and the next step for a received submission", () => {
  show({ state: "received", reference: "KG-AAAAAAA2" });
  expect(screen.getByText("Almost done")).toHaveFocus();
  expect(screen.getByText("KG-AAAAAAA2")).toBeVisible();
});

it("shows a clock instead of a check mark while a submission or a payment waits", () => {
  const seal = () => document.querySelector("svg")?.innerHTML;
  const paid = { sent: { title: "It has arrived", text: "" } };
  const received = { state: "received", reference: "KG-AAAAAAA2" } as const;
  renderOnPage(<FormOutcome result={received} form={paid} onAgain={vi.fn()} />);
  const tick = seal();
  cleanup();
  const instead = { title: "A place", text: "Kept." };
  renderOnPage(<FormOutcome result={{ ...received, instead }} form={paid} onAgain={vi.fn()} />);
  expect(seal()).toBe(tick);
  cleanup();
  show({ state: "received", reference: "KG-AAAAAAA2", instead: { title: "Number 2", text: "", isPending: true } });
  const clock = seal();
  expect(clock).not.toBe(tick);
  cleanup();
  show(received);
  expect(seal()).toBe(clock);
  cleanup();
  show({ state: "waiting", why: "offline" });
  expect(seal()).toBe(clock);
});

it("replaces the form's promise for a submission under review", () => {
  const instead = { title: "It has arrived", text: "No mail has gone out." };
  show({ state: "received", reference: "KG-AAAAAAA2", instead });
  expect(screen.getByText("It has arrived")).toHaveFocus();
  expect(screen.getByText("No mail has gone out.")).toBeVisible();
  expect(screen.queryByText("Almost done")).toBeNull();
  expect(screen.getByText("KG-AAAAAAA2")).toBeVisible();
});

it.each(["offline", "busy", "unreachable"] as const)("states why a submission waits (%s) without thanks", (why) => {
  show({ state: "waiting", why });
  expect(screen.getByText(formCopy.waiting[why])).toBeVisible();
  expect(screen.queryByText("Almost done")).toBeNull();
});

it("opens the form again on request", async () => {
  const onAgain = vi.fn();
  const form = { sent: { title: "It has arrived", text: "", again: "Send another" } };
  renderOnPage(<FormOutcome result={{ state: "accepted" }} form={form} onAgain={onAgain} />);
  await press("Send another");
  expect(onAgain).toHaveBeenCalledOnce();
});

it("copies the link to the receipt", async () => {
  const written = vi.fn(async () => {});
  vi.stubGlobal("navigator", { clipboard: { writeText: written } });
  show({ state: "received", reference: "KG-AAAAAAA2", code: "some-code" });
  await press("Copy the link");
  const { href } = screen.getByRole<HTMLAnchorElement>("link", { name: formCopy.sent.cancel });
  expect(written).toHaveBeenCalledExactlyOnceWith(href);
  vi.unstubAllGlobals();
});
