import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { forms } from "../../../data/forms.ts";
import { EquitySeatForm } from "../../../src/forms/equity-seat-form.tsx";
import { NewsletterForm } from "../../../src/forms/newsletter-form.tsx";
import { PayItForwardForm } from "../../../src/forms/pay-it-forward-form.tsx";
import { SelectField } from "../../../src/forms/select-field.tsx";
import { WaitlistForm } from "../../../src/forms/waitlist-form.tsx";
import { renderForm } from "./render-form.tsx";

afterEach(cleanup);

const plans = [
  { value: "founding", label: "Founding Member" },
  { value: "root", label: "Root" },
];

describe("waitlist", () => {
  const select = (name: RegExp) => screen.getByRole<HTMLSelectElement>("combobox", { name });

  test("chooses the plan of the address and leaves the rest open", () => {
    renderForm(<WaitlistForm copy={forms.waitlist} plans={plans} />, "/academy?plan=root");
    expect(select(/Plan/).value).toBe("root");
    expect(select(/draws/).value).toBe("undecided");
  });

  test("cannot be sent without consent", async () => {
    renderForm(<WaitlistForm copy={forms.waitlist} plans={plans} />);
    const consent = screen.getByRole<HTMLInputElement>("checkbox", { name: /email me/ });
    expect(consent.validity.valueMissing).toBe(true);
    await userEvent.click(consent);
    expect(consent.validity.valid).toBe(true);
  });

  test("needs no answer about access", () => {
    renderForm(<WaitlistForm copy={forms.waitlist} plans={plans} />);
    expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: /easier/ }).required).toBe(false);
  });
});

describe("equity seat", () => {
  test("offers every program after 'Not sure yet'", () => {
    const programs = [{ value: "decolonization-101", label: "Liberation 101" }];
    renderForm(<EquitySeatForm copy={forms.equitySeat} programs={programs} />, "/?program=decolonization-101");
    const select = screen.getByRole<HTMLSelectElement>("combobox", { name: "Program of interest" });
    const labels = within(select)
      .getAllByRole("option")
      .map((option) => option.textContent);
    expect(labels).toEqual(["Not sure yet", "Liberation 101"]);
    expect(select.value).toBe("decolonization-101");
  });
});

describe("pay it forward", () => {
  test("a suggestion fills the amount and shows as pressed until another amount is typed", async () => {
    renderForm(<PayItForwardForm copy={forms.payItForward} />);
    const amount = screen.getByRole<HTMLInputElement>("spinbutton", { name: /Contribution/ });
    const fifty = screen.getByRole("button", { name: "$50" });
    await userEvent.click(fifty);
    expect(amount.value).toBe("50");
    expect(fifty.getAttribute("aria-pressed")).toBe("true");
    await userEvent.clear(amount);
    await userEvent.type(amount, "70");
    expect(fifty.getAttribute("aria-pressed")).toBe("false");
  });

  test("takes whole dollars from one up", async () => {
    renderForm(<PayItForwardForm copy={forms.payItForward} />);
    const amount = screen.getByRole<HTMLInputElement>("spinbutton", { name: /Contribution/ });
    await userEvent.type(amount, "0");
    expect(amount.validity.rangeUnderflow).toBe(true);
  });
});

test("the newsletter keeps its promise beside its button", () => {
  renderForm(<NewsletterForm copy={forms.newsletter} />);
  expect(screen.getByRole("button", { name: "Subscribe" })).toBeTruthy();
  expect(screen.getByText("No spam. Unsubscribe anytime. Kindred Ground only.")).toBeTruthy();
});

test("a select refuses a choice with an empty value and says which", () => {
  const copy = { label: "Color", choices: [{ value: "", label: "Any" }] };
  const log = console.error;
  console.error = () => {};
  expect(() => renderForm(<SelectField id="color" name="color" copy={copy} />)).toThrow("'Any' has an empty value");
  console.error = log;
});
