import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import type { ChoiceField, ChoicesField, Field, MoneyField } from "../../../data/forms/form.ts";
import { usd } from "../../../data/money.ts";
import type { Draft } from "../../../src/forms/drafts.ts";
import { FormField } from "../../../src/forms/form-field.tsx";
import { renderOnPage } from "../on-page.tsx";

function Control({ field, error = "", first = "" }: { field: Field; error?: string; first?: Draft[string] }) {
  const [value, setValue] = useState(first);
  return <FormField {...{ field, value, error }} id="it" requiredMark="(required)" onValue={setValue} />;
}

describe("checkbox", () => {
  const consent = { kind: "consent", name: "consent", label: "Yes, write to me", required: true } as const;
  const box = () => screen.getByRole<HTMLInputElement>("checkbox", { name: "Yes, write to me" });

  it("is checked and unchecked by its label", async () => {
    renderOnPage(<Control field={consent} first={false} />);
    await userEvent.click(await screen.findByText("Yes, write to me"));
    expect(box()).toBeChecked();
    await userEvent.click(screen.getByText("Yes, write to me"));
    expect(box()).not.toBeChecked();
  });

  it("sends yes as plain HTML and describes its error", async () => {
    renderOnPage(<Control field={consent} first={false} error="Tick the box." />);
    expect((await screen.findByRole<HTMLInputElement>("checkbox")).value).toBe("yes");
    expect(box()).toBeRequired();
    expect(box()).toHaveAttribute("aria-invalid", "true");
    expect(box()).toHaveAccessibleDescription("Tick the box.");
  });
});

describe("single choice", () => {
  const event: ChoiceField = {
    kind: "choice",
    name: "event",
    label: "Event",
    choices: [{ value: "supper", label: "Long Supper" }],
  };

  it("shows its only choice and sends it", () => {
    const { container } = renderOnPage(<Control field={event} first="supper" />);
    expect(screen.getByLabelText("Event")).toHaveTextContent("Long Supper");
    expect(screen.queryByRole("combobox")).toBeNull();
    expect(container.querySelector("[name=event]")).toHaveValue("supper");
  });
});

describe("multiple choices", () => {
  const interest: ChoicesField = {
    kind: "choices",
    name: "interest",
    label: "What interests you?",
    hint: "Any number.",
    all: { value: "all", label: "All of it" },
    choices: [
      { value: "circles", label: "Circles" },
      { value: "ceu", label: "Workshops" },
    ],
  };
  const names = ["All of it", "Circles", "Workshops"];
  const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });
  const press = (name: string) => userEvent.click(box(name));

  it("include a box for all of them that is indeterminate if some are chosen", async () => {
    renderOnPage(<Control field={interest} first={[]} />);
    expect(await screen.findByRole("checkbox", { name: "All of it" })).not.toBeChecked();
    await press("Workshops");
    await waitFor(() => expect(box("All of it")).toBePartiallyChecked());
    await press("Circles");
    await waitFor(() => expect(box("All of it")).toBeChecked());
    await press("Workshops");
    await waitFor(() => expect(box("All of it")).toBePartiallyChecked());
    await press("All of it");
    for (const name of names) await waitFor(() => expect(box(name)).toBeChecked());
    await press("All of it");
    for (const name of names) await waitFor(() => expect(box(name)).not.toBeChecked());
  });

  it("are labeled and described as a group, and send one name as plain HTML", async () => {
    renderOnPage(
      <form>
        <Control field={interest} first={["ceu"]} error="Choose." />
      </form>,
    );
    expect(await screen.findByRole("group", { name: "What interests you?" })).toHaveAccessibleDescription(
      "Any number. Choose.",
    );
    for (const each of screen.getAllByRole("checkbox")) expect(each).toHaveAttribute("aria-invalid", "true");
    const form = document.querySelector("form") ?? undefined;
    expect(new FormData(form).getAll("interest")).toEqual(["ceu"]);
    expect(box("All of it").value).toBe("all");
  });
});

describe("choice", () => {
  const choice = (value: string): ChoiceField => ({
    kind: "choice",
    name: "plan",
    label: "Plan",
    choices: [
      { value: "undecided", label: "Not sure yet" },
      { value, label: "Root" },
    ],
  });

  it("is a native select", async () => {
    renderOnPage(<Control field={choice("root")} first="undecided" />);
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Plan" }), "Root");
    expect(screen.getByRole("combobox")).toHaveValue("root");
  });

  it("throws an error that names a choice with an empty value", () => {
    vi.spyOn(console, "error").mockReturnValue();
    expect(() => renderOnPage(<Control field={choice("")} />)).toThrow(
      "forms: the choice 'Root' of 'plan' has an empty value; give it a value",
    );
    vi.mocked(console.error).mockClear();
  });
});

describe("amount", () => {
  const amount: MoneyField = {
    kind: "money",
    name: "amount",
    label: "Amount",
    hint: "Any sum.",
    min: usd(1),
    max: usd(1000),
    suggestions: [usd(25), usd(50)],
    suggestionsLabel: "Fill in an amount",
  };
  const pressed = () =>
    screen
      .getAllByRole("button")
      .filter((button) => button.getAttribute("aria-pressed") === "true")
      .map(({ textContent }) => textContent);

  it("is filled in by a suggestion that stays pressed until the amount changes", async () => {
    renderOnPage(<Control field={amount} />);
    expect(pressed()).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "$50" }));
    expect(screen.getByRole("textbox", { name: "Amount" })).toHaveValue("50");
    expect(pressed()).toEqual(["$50"]);
    await userEvent.type(screen.getByRole("textbox"), ".00");
    expect(pressed()).toEqual(["$50"]);
    await userEvent.type(screen.getByRole("textbox"), "{Backspace}{Backspace}{Backspace}0");
    expect(screen.getByRole("textbox")).toHaveValue("500");
    expect(pressed()).toEqual([]);
  });

  it("groups its suggestions under a label and has a hint and an error", () => {
    renderOnPage(<Control field={amount} error="Write an amount." />);
    expect(screen.getByRole("group", { name: "Fill in an amount" })).toBeVisible();
    expect(screen.getByRole("textbox")).toHaveAccessibleDescription("Any sum. Write an amount.");
  });
});

it("accepts pasted text in full", async () => {
  renderOnPage(<Control field={{ kind: "long-text", name: "message", label: "Message", rows: 3 }} />);
  await userEvent.click(screen.getByRole("textbox"));
  await userEvent.paste("a".repeat(6000));
  expect(screen.getByRole<HTMLTextAreaElement>("textbox").value).toHaveLength(6000);
});

it("renders no control for a code", () => {
  renderOnPage(<Control field={{ kind: "code", name: "code", label: "Code", alphabet: "01", length: 2 }} />);
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.queryByText("Code")).toBeNull();
});
