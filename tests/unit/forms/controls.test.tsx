import "@testing-library/jest-dom/vitest";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentProps, useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { ChoiceField, Field, MoneyField } from "../../../data/forms/form.ts";
import { CheckboxField } from "../../../src/forms/checkbox-field.tsx";
import { FormField } from "../../../src/forms/form-field.tsx";
import { renderForm } from "./render-form.tsx";

afterEach(cleanup);

/** A field that keeps what it is given. */
function Kept({ field, error = "", first = "" }: { field: Field; error?: string; first?: string | boolean }) {
  const [value, setValue] = useState(first);
  return <FormField id="it" field={field} value={value} error={error} requiredMark="(required)" onValue={setValue} />;
}

describe("a checkbox", () => {
  const consent = { kind: "consent", name: "consent", label: "Yes, write to me", required: true } as const;
  const box = () => screen.getByRole<HTMLInputElement>("checkbox", { name: "Yes, write to me" });

  it("is checked and unchecked by its words", async () => {
    renderForm(<Kept field={consent} first={false} />);
    await userEvent.click(screen.getByText("Yes, write to me"));
    expect(box()).toBeChecked();
    await userEvent.click(screen.getByText("Yes, write to me"));
    expect(box()).not.toBeChecked();
  });

  it("sends yes as plain HTML, and says how to fix it", () => {
    renderForm(<Kept field={consent} first={false} error="Tick the box." />);
    expect(box().value).toBe("yes");
    expect(box()).toBeRequired();
    expect(box()).toHaveAttribute("aria-invalid", "true");
    expect(box()).toHaveAccessibleDescription("Tick the box.");
  });

  it("can be neither yes nor no, until it is decided", () => {
    const state = (changes: Partial<ComponentProps<typeof CheckboxField>>) => (
      <CheckboxField id="all" name="all" label="Yes, write to me" isChecked={false} onCheck={vi.fn()} {...changes} />
    );
    const { unmount } = renderForm(state({ isIndeterminate: true }));
    expect(box()).toBePartiallyChecked();
    unmount();
    renderForm(state({ isChecked: true }));
    expect(box()).toBeChecked();
    expect(box()).not.toBePartiallyChecked();
  });
});

describe("a choice", () => {
  const choice = (value: string): ChoiceField => ({
    kind: "choice",
    name: "plan",
    label: "Plan",
    choices: [
      { value: "undecided", label: "Not sure yet" },
      { value, label: "Root" },
    ],
  });

  it("is the platform’s select", async () => {
    renderForm(<Kept field={choice("root")} first="undecided" />);
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Plan" }), "Root");
    expect(screen.getByRole("combobox")).toHaveValue("root");
  });

  it("refuses an empty value, and says where it stands", () => {
    vi.spyOn(console, "error").mockReturnValue();
    expect(() => renderForm(<Kept field={choice("")} />)).toThrow(
      "select 'plan': 'Root' has an empty value; give it a word of its own",
    );
    vi.mocked(console.error).mockClear();
  });
});

describe("an amount", () => {
  const amount: MoneyField = {
    kind: "money",
    name: "amount",
    label: "Amount",
    hint: "Whole dollars.",
    least: 1,
    most: 1000,
    suggestions: [25, 50],
    suggestionsLabel: "Fill in an amount",
  };
  const pressed = () =>
    screen
      .getAllByRole("button")
      .filter((button) => button.getAttribute("aria-pressed") === "true")
      .map(({ textContent }) => textContent);

  it("is filled in by a suggestion, which shows as pressed until another amount is written", async () => {
    renderForm(<Kept field={amount} />);
    expect(pressed()).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "$50" }));
    expect(screen.getByRole("textbox", { name: "Amount" })).toHaveValue("50");
    expect(pressed()).toEqual(["$50"]);
    await userEvent.type(screen.getByRole("textbox"), "0");
    expect(screen.getByRole("textbox")).toHaveValue("500");
    expect(pressed()).toEqual([]);
  });

  it("names its suggestions as a group, and is described by hint and error", () => {
    renderForm(<Kept field={amount} error="Write an amount." />);
    expect(screen.getByRole("group", { name: "Fill in an amount" })).toBeVisible();
    expect(screen.getByRole("textbox")).toHaveAccessibleDescription("Whole dollars. Write an amount.");
  });
});

it("text that is pasted is never cut without a word", async () => {
  renderForm(<Kept field={{ kind: "long-text", name: "message", label: "Message", rows: 3 }} />);
  await userEvent.click(screen.getByRole("textbox"));
  await userEvent.paste("a".repeat(6000));
  expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toHaveLength(6000);
});

it("a code is written by the page and has no control", () => {
  renderForm(<Kept field={{ kind: "code", name: "code", label: "Code", alphabet: "01", length: 2 }} />);
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.queryByText("Code")).toBeNull();
});
