import { cleanup, screen, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { donation, payItForward } from "../../../data/forms/gifts.ts";
import { drafts } from "../../../src/forms/drafts.ts";
import { check } from "../../../src/forms/schema.ts";
import { DonationForm } from "../../../src/islands/donation-form.tsx";
import { PayItForwardForm } from "../../../src/islands/scholarship-forms.tsx";
import { control, press, write } from "../forms/ask-form.tsx";
import { received, sendSubmission, submissions } from "../forms/fake-outbox.ts";
import { renderOnPage } from "../on-page.tsx";

vi.mock("../../../src/forms/outbox/use-outbox.ts", () => import("../forms/fake-outbox.ts"));

beforeEach(() => {
  sendSubmission.mockReset().mockResolvedValue(received);
  sessionStorage.clear();
});

const openSeats = () => renderOnPage(<PayItForwardForm labelledBy="title" />, "/scholarships");
const openDonate = () => renderOnPage(<DonationForm labelledBy="title" />, "/donate");

it("asks for a name, an address, an amount and how often, and sends a donation for seats", async () => {
  window.gtag = vi.fn();
  vi.spyOn(console, "info").mockReturnValue();
  openSeats();
  const form = document.querySelector("form");
  expect(form).toHaveAttribute("action", "/forms/donation");
  const asked = within(form as HTMLElement)
    .getAllByRole("textbox")
    .map(({ id }) => id);
  expect(asked).toEqual(["donation-form-name", "donation-form-email", "donation-form-amount"]);
  expect(screen.getAllByRole("combobox").map(({ id }) => id)).toEqual(["donation-form-rhythm"]);
  expect(screen.queryByText("Equity seats")).toBeNull();
  write("Full name", "Zoë");
  write("Email", "zoe@example.org");
  write("Contribution", "12.5");
  await press(payItForward.button);
  await screen.findByText(payItForward.sent.title);
  expect(submissions()[0]).toMatchObject({ form: "donation", fields: { purpose: "seats", amount: "12.50" } });
  expect(window.gtag).toHaveBeenCalledWith("event", "pay_it_forward_selected", {});
  expect(screen.getByText("Equity seats")).toBeVisible();
});

it("is valid as a donation", () => {
  const typed = { name: "Zoë", email: "zoe@example.org", amount: "12.50", rhythm: "once", purpose: "seats" };
  expect(check(payItForward, typed)).toEqual(check(donation, typed));
  expect(check(donation, typed).ok).toBe(true);
});

it("keeps its draft apart from that of the page with every purpose", async () => {
  openSeats();
  write("Contribution", "25");
  await expect.poll(() => drafts.read("/scholarships#donation-form")).toEqual({ amount: "25" });
  cleanup();
  openDonate();
  expect(control("Your gift")).toHaveValue("");
  expect(control("Where should it go")).toHaveValue("most-needed");
  write("Where should it go", "land");
  await expect.poll(() => drafts.read("/donate#donation-form")).toEqual({ purpose: "land" });
  cleanup();
  openSeats();
  expect(control("Contribution")).toHaveValue("25");
  expect(document.querySelector("[name=purpose]")).toHaveValue("seats");
});
