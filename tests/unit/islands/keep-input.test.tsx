import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { keepInput } from "../../../src/islands/keep-input.ts";

const html =
  '<form><input id="name"><textarea id="message"></textarea><input name="search"><input id="news" type="checkbox">' +
  '<input type="radio" name="plan" value="a" checked><input type="radio" name="plan" value="b">' +
  '<select id="how"><option value="once"></option><option value="monthly"></option></select></form>';

const changed = vi.fn();

/** The same controls as in `html`, with values that React controls. */
function Controls() {
  const [values, setValues] = useState({ name: "", message: "", search: "", news: false, plan: "a", how: "once" });
  const set = (more: Partial<typeof values>) => {
    changed(more);
    setValues((before) => ({ ...before, ...more }));
  };
  return (
    <form>
      <input id="name" value={values.name} onChange={({ target }) => set({ name: target.value })} />
      <textarea id="message" value={values.message} onChange={({ target }) => set({ message: target.value })} />
      <input name="search" value={values.search} onChange={({ target }) => set({ search: target.value })} />
      <input id="news" type="checkbox" checked={values.news} onChange={({ target }) => set({ news: target.checked })} />
      {["a", "b"].map((plan) => (
        <input
          key={plan}
          type="radio"
          name="plan"
          value={plan}
          checked={values.plan === plan}
          onChange={() => set({ plan })}
        />
      ))}
      <select id="how" value={values.how} onChange={({ target }) => set({ how: target.value })}>
        <option value="once" />
        <option value="monthly" />
      </select>
      <output>{JSON.stringify(values)}</output>
    </form>
  );
}

function open(): HTMLElement {
  changed.mockClear();
  const host = document.body.appendChild(document.createElement("div"));
  host.innerHTML = html;
  return host;
}

/** Replaces every control, as React does if an extension has changed the HTML. */
function rerender(host: HTMLElement): void {
  host.replaceChildren();
  render(<Controls />, { container: host });
}

const get = <Element extends HTMLElement>(host: HTMLElement, selector: string) =>
  host.querySelector(selector) as Element;

afterEach(() => document.body.replaceChildren());

test("gives every kind of value to the controls that replaced the old ones, and to React", () => {
  const host = open();
  const restore = keepInput(host);
  get<HTMLInputElement>(host, "#name").value = "Zoë";
  get<HTMLTextAreaElement>(host, "#message").value = "Two\nlines";
  get<HTMLInputElement>(host, "[name=search]").value = "soup";
  get<HTMLInputElement>(host, "#news").click();
  get<HTMLInputElement>(host, "[value=b]").click();
  get<HTMLSelectElement>(host, "#how").value = "monthly";
  rerender(host);
  act(restore);
  const values = { name: "Zoë", message: "Two\nlines", search: "soup", news: true, plan: "b", how: "monthly" };
  expect(JSON.parse(screen.getByRole("status").textContent ?? "")).toEqual(values);
  expect(get<HTMLInputElement>(host, "#name").value).toBe("Zoë");
  expect(get<HTMLInputElement>(host, "[value=b]").checked).toBe(true);
  expect(get<HTMLSelectElement>(host, "#how").value).toBe("monthly");
});

test("tells React of no control that the visitor has left alone", () => {
  const host = open();
  const restore = keepInput(host);
  get<HTMLInputElement>(host, "#name").value = "Zoë";
  rerender(host);
  act(restore);
  expect(changed.mock.calls).toEqual([[{ name: "Zoë" }]]);
});

test("gives back a choice that the visitor has taken back", async () => {
  const host = open();
  get<HTMLInputElement>(host, "#news").defaultChecked = true;
  const restore = keepInput(host);
  get<HTMLInputElement>(host, "#news").checked = false;
  host.innerHTML = html.replace('type="checkbox"', 'type="checkbox" checked');
  restore();
  expect(get<HTMLInputElement>(host, "#news").checked).toBe(false);
});

test("gives back the focus and the selection", () => {
  const host = open();
  const name = get<HTMLInputElement>(host, "#name");
  const restore = keepInput(host);
  name.focus();
  name.value = "Zoë Li";
  name.setSelectionRange(1, 3);
  rerender(host);
  expect(document.body).toHaveFocus();
  restore();
  const now = get<HTMLInputElement>(host, "#name");
  expect(now).not.toBe(name);
  expect(now).toHaveFocus();
  expect([now.selectionStart, now.selectionEnd]).toEqual([1, 3]);
});

test.each(["#news", "[value=b]", "#how"])("gives back the focus of %s, which has no selection", (selector) => {
  const host = open();
  get(host, selector).focus();
  const restore = keepInput(host);
  rerender(host);
  restore();
  expect(get(host, selector)).toHaveFocus();
});

test("gives the focus to the last focused control", () => {
  const host = open();
  get(host, "#name").focus();
  const restore = keepInput(host);
  get(host, "#how").focus();
  rerender(host);
  restore();
  expect(get(host, "#how")).toHaveFocus();
});

test("takes no focus from an element outside, or from one that React focused", () => {
  const host = open();
  const outside = document.body.appendChild(document.createElement("button"));
  get(host, "#name").focus();
  const restore = keepInput(host);
  rerender(host);
  outside.focus();
  restore();
  expect(outside).toHaveFocus();
});

test("leaves controls alone that React kept", () => {
  const host = open();
  const restore = keepInput(host);
  const name = get<HTMLInputElement>(host, "#name");
  name.value = "Zoë";
  const heard = vi.fn();
  for (const type of ["input", "change", "click"]) host.addEventListener(type, heard);
  restore();
  expect(name.value).toBe("Zoë");
  expect(heard).not.toHaveBeenCalled();
});

test("finds controls of the same name by their place in the form", async () => {
  const host = open();
  host.innerHTML = '<form><input name="tag"><input name="tag"><input name="tag"></form>';
  const restore = keepInput(host);
  await userEvent.type(host.querySelectorAll("input")[1] as HTMLInputElement, "soup");
  host.innerHTML = '<form><input name="tag"><input name="tag"><input name="tag"></form>';
  restore();
  expect([...host.querySelectorAll("input")].map(({ value }) => value)).toEqual(["", "soup", ""]);
});

test("ignores controls that React no longer renders, and those without a name", () => {
  const host = open();
  host.innerHTML = '<form><input id="gone"><input></form>';
  const restore = keepInput(host);
  for (const control of host.querySelectorAll("input")) fireEvent.change(control, { target: { value: "typed" } });
  host.innerHTML = "<form><input></form>";
  expect(restore).not.toThrow();
  expect(get<HTMLInputElement>(host, "input").value).toBe("");
});

test("leaves the values alone that React has filled in, unless the visitor changed them", () => {
  const host = open();
  const restore = keepInput(host);
  get<HTMLInputElement>(host, "#name").value = "Zoë";
  host.innerHTML = html;
  get<HTMLInputElement>(host, "#name").value = "A draft";
  get<HTMLTextAreaElement>(host, "#message").value = "A draft";
  get<HTMLInputElement>(host, "#news").checked = true;
  get<HTMLInputElement>(host, "[value=b]").checked = true;
  get<HTMLSelectElement>(host, "#how").value = "monthly";
  restore();
  expect(get<HTMLInputElement>(host, "#name").value).toBe("Zoë");
  expect(get<HTMLTextAreaElement>(host, "#message").value).toBe("A draft");
  expect(get<HTMLInputElement>(host, "#news").checked).toBe(true);
  expect(get<HTMLInputElement>(host, "[value=b]").checked).toBe(true);
  expect(get<HTMLSelectElement>(host, "#how").value).toBe("monthly");
});

test("gives back an emptied field whose default React has set since", () => {
  const host = open();
  const name = get<HTMLInputElement>(host, "#name");
  name.defaultValue = "A draft";
  name.value = "";
  const restore = keepInput(host);
  name.defaultValue = "";
  host.innerHTML = html;
  get<HTMLInputElement>(host, "#name").value = "A draft";
  restore();
  expect(get<HTMLInputElement>(host, "#name").value).toBe("");
});
