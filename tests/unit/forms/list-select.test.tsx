import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ChoiceField } from "../../../data/forms/form.ts";
import { ChoiceControl } from "../../../src/forms/form-field.tsx";
import { choiceCollection } from "../../../src/forms/list-select.tsx";
import { renderOnPage } from "../on-page.tsx";

const field: ChoiceField = {
  kind: "choice",
  name: "plan",
  label: "Plan",
  hint: "You can change it.",
  choices: [
    { value: "undecided", label: "Not sure yet" },
    { value: "root", label: "Root" },
    { value: "branch", label: "Branch" },
  ],
};

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollTo = () => {};
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function PlanForm({ error = "" }) {
  const [value, setValue] = useState("root");
  return (
    <form aria-label="Join">
      <ChoiceControl id="plan" field={field} value={value} error={error} requiredMark="" onValue={setValue} />
      <button type="button">Elsewhere</button>
    </form>
  );
}

const control = () => screen.getByRole("combobox", { name: "Plan" });
const pointAt = (pointerType: string) => fireEvent.pointerEnter(control(), { pointerType });
const form = () => screen.getByRole<HTMLFormElement>("form", { name: "Join" });
const sent = () => new FormData(form()).get("plan");
const isList = () => waitFor(() => expect(control().localName).toBe("button"));
const hasListFocus = () => waitFor(() => expect(screen.getByRole("listbox")).toHaveFocus());
const hasFocus = () => waitFor(() => expect(control()).toHaveFocus());

async function showList(error?: string) {
  renderOnPage(<PlanForm error={error} />);
  pointAt("mouse");
  await isList();
}

describe("custom list instead of the native select", () => {
  it("appears under the mouse with the value, name, hint, and error", async () => {
    await showList("Choose.");
    expect(control()).toHaveTextContent("Root");
    expect(control()).toHaveAccessibleDescription("You can change it. Choose.");
    expect(control()).toHaveAttribute("aria-invalid", "true");
    expect(sent()).toBe("root");
    // The button references its list even while it is closed.
    expect(control()).toHaveAttribute("aria-expanded", "false");
    const list = document.getElementById(control().getAttribute("aria-controls") ?? "");
    expect(list).toHaveAttribute("role", "listbox");
    expect(list).not.toBeVisible();
  });

  it("appears under a mouse that was there before React", async () => {
    renderOnPage(<PlanForm />);
    fireEvent.pointerMove(control(), { pointerType: "mouse" });
    await isList();
  });

  it("waits while the select is focused", async () => {
    renderOnPage(<PlanForm />);
    control().focus();
    pointAt("mouse");
    await import("../../../src/forms/list-select.tsx");
    await userEvent.selectOptions(control(), "Branch");
    expect(control().localName).toBe("select");
    await userEvent.tab();
    await isList();
    expect(control()).toHaveTextContent("Branch");
    await waitFor(() => expect(screen.getByRole("button", { name: "Elsewhere" })).toHaveFocus());
  });

  it("keeps the focus that arrives during the replacement", async () => {
    renderOnPage(<PlanForm />);
    const native = control();
    let wasFocused = false;
    const asked = vi.spyOn(document, "activeElement", "get");
    asked.mockImplementation(() => {
      asked.mockRestore();
      // Runs right after the getter returns, before React renders.
      queueMicrotask(() => {
        native.focus();
        wasFocused = document.activeElement === native;
      });
      return document.body;
    });
    pointAt("mouse");
    await isList();
    expect(wasFocused).toBe(false);
  });

  it("doesn't replace the select on touch screens", async () => {
    renderOnPage(<PlanForm />);
    pointAt("touch");
    await import("../../../src/forms/list-select.tsx");
    expect(control().localName).toBe("select");
  });

  it("supports the keyboard and sends its value with the form", async () => {
    await showList();
    await userEvent.tab();
    await waitFor(() => expect(control()).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await hasListFocus();
    expect(screen.getByRole("option", { name: "Root" })).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{PageDown}{Enter}");
    expect(sent()).toBe("branch");
    await hasFocus();
    await userEvent.keyboard("{Enter}");
    await hasListFocus();
    await userEvent.keyboard("{PageUp}{Escape}");
    expect(sent()).toBe("branch");
    await hasFocus();
    await userEvent.keyboard("{Enter}");
    await hasListFocus();
    await userEvent.keyboard("{PageUp}{Enter}");
    expect(sent()).toBe("undecided");
    await hasFocus();
  });

  it("selects the highlighted option on Shift+Tab and returns the focus", async () => {
    await showList();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await hasListFocus();
    await userEvent.keyboard("{PageDown}{Shift>}{Tab}{/Shift}");
    expect(sent()).toBe("branch");
    await hasFocus();
    expect(control()).toHaveAttribute("aria-expanded", "false");
  });
});

describe("buttons that scroll a long list", () => {
  const buttons = () => [...screen.getByRole("listbox").querySelectorAll<HTMLElement>(":scope > [aria-hidden]")];
  const shown = () => buttons().map((button) => !button.hidden);

  /** Opens the list with 300 of its 1,000 px in view. */
  async function openLongList() {
    await showList();
    await userEvent.click(control());
    await hasListFocus();
    const list = screen.getByRole("listbox");
    for (const [name, value] of Object.entries({ scrollHeight: 1000, clientHeight: 300 }))
      Object.defineProperty(list, name, { configurable: true, value });
    for (const option of screen.getAllByRole("option"))
      Object.defineProperty(option, "offsetHeight", { configurable: true, value: 44 });
    scrollTo(list, 0);
    return list;
  }

  const scrollTo = (list: HTMLElement, top: number) => {
    list.scrollTop = top;
    fireEvent.scroll(list);
  };

  it("show only if there is more in that direction", async () => {
    const list = await openLongList();
    expect(shown()).toEqual([false, true]);
    scrollTo(list, 350);
    expect(shown()).toEqual([true, true]);
    scrollTo(list, 700);
    expect(shown()).toEqual([true, false]);
  });

  it.each([
    ["held", "pointerDown", "pointerUp"],
    ["hovered", "pointerMove", "pointerLeave"],
  ] as const)("scroll by an option every 50 ms while %s", async (_, begin, end) => {
    const list = await openLongList();
    scrollTo(list, 350);
    const [up, down] = buttons() as [HTMLElement, HTMLElement];
    vi.useFakeTimers();
    try {
      fireEvent[begin](down, { pointerType: "mouse" });
      vi.advanceTimersByTime(99);
      expect(list.scrollTop).toBe(394);
      vi.advanceTimersByTime(51);
      expect(list.scrollTop).toBe(350 + 3 * 44);
      fireEvent[end](down, { pointerType: "mouse" });
      vi.advanceTimersByTime(500);
      expect(list.scrollTop).toBe(350 + 3 * 44);
      fireEvent[begin](up, { pointerType: "mouse" });
      vi.advanceTimersByTime(50);
      expect(list.scrollTop).toBe(350 + 2 * 44);
      fireEvent[end](up, { pointerType: "mouse" });
    } finally {
      vi.useRealTimers();
    }
  });

  it("stop at the end", async () => {
    const list = await openLongList();
    const [, down] = buttons() as [HTMLElement, HTMLElement];
    vi.useFakeTimers();
    try {
      fireEvent.pointerMove(down, { pointerType: "mouse" });
      scrollTo(list, 700);
      vi.advanceTimersByTime(500);
      expect(list.scrollTop).toBe(700);
    } finally {
      vi.useRealTimers();
    }
  });

  it("add nothing that screen readers read, and choose nothing", async () => {
    await openLongList();
    await userEvent.click(buttons()[1] as HTMLElement);
    expect(sent()).toBe("root");
    expect(control()).toHaveAttribute("aria-expanded", "true");
    expect(screen.getByRole("listbox")).toHaveFocus();
  });
});

it("resets typeahead after one second", () => {
  vi.useFakeTimers();
  const state = { keysSoFar: "", timer: -1 };
  const type = (key: string) => choices.search(key, { state, currentValue: null });
  const choices = choiceCollection([
    { value: "bread", label: "Bread" },
    { value: "branch", label: "Branch" },
    { value: "root", label: "Root" },
  ]);
  type("b");
  vi.advanceTimersByTime(999);
  type("r");
  vi.advanceTimersByTime(999);
  expect(type("a")).toBe("branch");
  vi.advanceTimersByTime(1_000);
  expect(type("r")).toBe("root");
  vi.useRealTimers();
});
