import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { donation, giftLink, payItForward } from "../../../data/forms/gifts.ts";
import { usd } from "../../../data/money.ts";
import type { Draft } from "../../../src/forms/drafts.ts";
import type { SendResult } from "../../../src/forms/outbox/submission.ts";
import { GiftForm, GiftReceipt } from "../../../src/giving/gift-form.tsx";
import { press, write } from "../forms/ask-form.tsx";
import { received, sendSubmission } from "../forms/fake-outbox.ts";
import { renderOnPage } from "../on-page.tsx";

vi.mock("../../../src/forms/outbox/use-outbox.ts", () => import("../forms/fake-outbox.ts"));

beforeEach(() => {
  sendSubmission.mockReset().mockResolvedValue(received);
  sessionStorage.clear();
});

const amount = {
  kind: "money",
  name: "amount",
  label: "Your gift",
  min: usd(1),
  max: usd(1000),
  suggestions: [],
  suggestionsLabel: "",
} as const;
const link = { ...giftLink("donation"), href: "https://pay.example.org/gift" };
const open = { ...donation, fields: [amount], sent: { title: "Almost done", text: "One step is left.", link } };

function show(values: Draft) {
  renderOnPage(<GiftReceipt form={open} values={values} />);
}
const wayOn = () => screen.queryByRole("link", { name: /Go to the payment page/ });

it("reviews a gift before payment, without thanks for it", () => {
  const values = { amount: "50", rhythm: "monthly", purpose: "land", honoree: "Ruth", tell: "ama@example.org" };
  renderOnPage(<GiftReceipt form={donation} values={values} />);
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
});

it("leaves out of the review what the giver did not fill in", () => {
  const values = { amount: "50", rhythm: "once", purpose: "most-needed", honoree: " ", tell: "" };
  renderOnPage(<GiftReceipt form={donation} values={values} />);
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(["Amount", "How often", "For"]);
});

it("links a gift to payment with its amount and tracks the step", () => {
  window.gtag = vi.fn();
  vi.spyOn(console, "info").mockReturnValue();
  show({ amount: "$12.50", rhythm: "monthly" });
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
  show({});
  expect(wayOn()).toHaveAttribute("href", "https://pay.example.org/gift");
});

it.each([
  ["received", received],
  ["waiting", { state: "waiting", why: "offline" }],
] satisfies [string, SendResult][])("links to payment only after the gift has arrived (%s)", async (state, answer) => {
  sendSubmission.mockResolvedValue(answer);
  renderOnPage(<GiftForm name="donation" form={{ ...open, button: "Give" }} />);
  write("Your gift", "12.50");
  await press("Give");
  await waitFor(() => expect(screen.queryByRole("form")).toBeNull());
  if (state === "waiting") expect(wayOn()).toBeNull();
  else expect(wayOn()).toHaveAccessibleName(/^Go to the payment page: \$12\.50/);
});

it("shows a valid amount and its frequency on the button", async () => {
  const labels = { once: "Give {amount}", monthly: "Give {amount} a month" };
  renderOnPage(
    <GiftForm name="donation" form={{ ...donation, button: "Give", buttonBy: { field: "rhythm", labels } }} />,
  );
  expect(screen.getByRole("button", { name: "Give" })).toBeVisible();
  write("Your gift", "12.5");
  expect(await screen.findByRole("button", { name: "Give $12.50" })).toBeVisible();
  write("How often", "monthly");
  expect(await screen.findByRole("button", { name: "Give $12.50 a month" })).toBeVisible();
  write("Your gift", "12,5");
  expect(await screen.findByRole("button", { name: "Give" })).toBeVisible();
});

it.each([
  [donation, "Your gift"],
  [payItForward, "Contribution"],
])("says in its first line that payment is not open, and takes a pledge", (form, amount) => {
  renderOnPage(<GiftForm name="donation" form={form} />);
  expect(screen.getByRole("form").firstElementChild).toHaveTextContent(/^Payment isn’t open yet\. Send a pledge/);
  write(amount, "12.5");
  expect(screen.getByRole("button", { name: "Send my pledge" })).toBeVisible();
});
