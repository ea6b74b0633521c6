import { cleanup, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { formCopy } from "../../../data/forms/form-copy.ts";
import { donation, giftLink } from "../../../data/forms/gifts.ts";
import { usd } from "../../../data/money.ts";
import type { Draft } from "../../../src/forms/drafts.ts";
import { FormOutcome } from "../../../src/forms/site-form.tsx";
import type { FinalResult } from "../../../src/forms/use-site-form.ts";
import { renderOnPage } from "../on-page.tsx";
import { press } from "./ask-form.tsx";

const amount = {
  kind: "money",
  name: "amount",
  label: "Your gift",
  least: usd(1),
  most: usd(1000),
  suggestions: [],
  suggestionsLabel: "",
} as const;
const link = { ...giftLink("donation"), href: "https://pay.example.org/gift" };

function show(result: FinalResult, values: Draft = { amount: "$12.50", rhythm: "monthly" }) {
  const onAgain = vi.fn();
  const form = { fields: [amount], sent: { title: "Almost done", text: "One step is left.", link } };
  renderOnPage(<FormOutcome {...{ result, form, values, onAgain }} />);
  return onAgain;
}
const wayOn = () => screen.queryByRole("link", { name: /Go to the payment page/ });

it("shows the reference and the next step for a received submission", () => {
  show({ state: "received", reference: "KG-AAAAAAA2" });
  expect(screen.getByText("Almost done")).toHaveFocus();
  expect(screen.getByText("KG-AAAAAAA2")).toBeVisible();
  expect(wayOn()).toHaveAccessibleName(/^Go to the payment page: \$12\.50 a month/);
});

it("reviews a gift before payment, without thanks for it", async () => {
  const values = { amount: "50", rhythm: "monthly", purpose: "land", honoree: "Ruth", tell: "ama@example.org" };
  const onAgain = vi.fn();
  renderOnPage(
    <FormOutcome
      result={{ state: "received", reference: "KG-AAAAAAA2" }}
      form={donation}
      values={values}
      onAgain={onAgain}
    />,
  );
  expect(screen.getByText(donation.sent.title)).toHaveFocus();
  expect(wayOn()).toBeNull();
  expect(screen.queryByText(/thank/i)).toBeNull();
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
    "Amount",
    "How often",
    "For",
    "In honor or memory of",
    "We’ll tell",
  ]);
  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
    "$50",
    "Every month (stop anytime)",
    "The land",
    "Ruth",
    "ama@example.org",
  ]);
  await press("Start over");
  expect(onAgain).toHaveBeenCalledOnce();
});

it("leaves out of the review what the giver did not fill in", () => {
  const result = { state: "received", reference: "KG-AAAAAAA2" } as const;
  const values = { amount: "50", rhythm: "once", purpose: "most-needed", honoree: " ", tell: "" };
  renderOnPage(<FormOutcome result={result} form={donation} values={values} onAgain={vi.fn()} />);
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(["Amount", "How often", "For"]);
});

it("shows a clock instead of a check mark while a submission or a payment waits", () => {
  const seal = () => document.querySelector("svg")?.innerHTML;
  const paid = { fields: [amount], sent: { title: "It has arrived", text: "" } };
  const received = { state: "received", reference: "KG-AAAAAAA2" } as const;
  renderOnPage(<FormOutcome result={received} form={paid} values={{}} onAgain={vi.fn()} />);
  const tick = seal();
  cleanup();
  const instead = { title: "A place", text: "Kept." };
  renderOnPage(<FormOutcome result={{ ...received, instead }} form={paid} values={{}} onAgain={vi.fn()} />);
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

it("links a gift to payment with its amount and tracks the step", async () => {
  window.gtag = vi.fn();
  vi.spyOn(console, "info").mockReturnValue();
  show({ state: "accepted" });
  const page = new URL(wayOn()?.getAttribute("href") ?? "");
  expect(page.href.startsWith("https://pay.example.org/gift?amount=1250&currency=usd&rhythm=monthly&")).toBe(true);
  wayOn()?.click();
  expect(window.gtag).toHaveBeenCalledWith("event", "presale_checkout_started", {
    program_slug: "donation",
    price: 12.5,
    currency: "USD",
  });
  window.gtag = undefined;
});

it("links to the payment page without an amount if none was sent", () => {
  show({ state: "accepted" }, {});
  expect(wayOn()).toHaveAttribute("href", "https://pay.example.org/gift");
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
  expect(wayOn()).toBeNull();
});
