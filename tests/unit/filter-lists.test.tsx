import { fireEvent, screen } from "@testing-library/dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isShown, startLists } from "./with-lists.ts";

const count = JSON.stringify({ empty: "Nothing here", count: { one: "1 kit", other: "{count} kits" } });

const group = (name: string, values: readonly string[], status = "") =>
  `<div role="group" aria-label="${name}" data-filter="${name}">
    ${values.map((value) => `<button type="button" data-value="${value}" aria-controls="list">${name} ${value}</button>`).join("")}
    ${status}
  </div>`;

const select = (values: readonly string[]) =>
  `<select aria-label="role" data-filter="role" aria-controls="list">
    ${values.map((value) => `<option value="${value}">${value}</option>`).join("")}
  </select>`;

const item = (name: string, marks: string, more = "") => `<li ${marks} ${more}>${name}</li>`;

const kinds = group("kind", ["all", "soup", "bread", "tea"], `<p role="status" data-count='${count}'></p>`);
const list = (items: readonly string[], more = "") => `<div id="list">${more}<ul>${items.join("")}</ul></div>`;
const items = [
  item("Broth", 'data-kind="all|soup"'),
  item("Rye", 'data-kind="all|bread"'),
  item("Stew", 'data-kind="all|soup|bread"'),
];

function open(html: string, address = "/kits"): void {
  history.replaceState(null, "", address);
  document.body.innerHTML = html;
  startLists();
}

const shown = () =>
  screen
    .getAllByRole("listitem", { hidden: true })
    .filter(isShown)
    .map((each) => each.textContent);
const button = (name: string) => screen.getByRole("button", { name });
const press = (name: string) => fireEvent.click(button(name));
const status = () => screen.getByRole("status").textContent;
const pressed = () =>
  screen
    .getAllByRole("button")
    .filter((each) => each.getAttribute("aria-pressed") === "true")
    .map((each) => each.textContent);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2027-01-01T12:00:00Z") });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test.each(["?kind=soup.", "?kind=soup)&utm_source=x", "?kind=soup?fbclid=x", "?utm_source=x&kind=soup"])(
  "applies the choice in %s, to which another program has added",
  (query) => {
    open(kinds + list(items), `/kits${query}`);
    expect(shown()).toEqual(["Broth", "Stew"]);
    expect(pressed()).toEqual(["kind soup"]);
  },
);

test("shows everything at first, and changes neither the address nor the history", () => {
  const entries = history.length;
  open(kinds + list(items));
  expect(shown()).toEqual(["Broth", "Rye", "Stew"]);
  expect(pressed()).toEqual(["kind all"]);
  expect([location.search, history.length]).toEqual(["", entries]);
});

test("shows the items of the pressed value and stores it in the address", () => {
  open(`${kinds}${list(items)}`, "/kits?from=mail#list");
  const entries = history.length;
  press("kind soup");
  expect(shown()).toEqual(["Broth", "Stew"]);
  expect(pressed()).toEqual(["kind soup"]);
  expect([location.search, location.hash, history.length]).toEqual(["?from=mail&kind=soup", "#list", entries]);
});

test("removes the default value from the address", () => {
  open(kinds + list(items), "/kits?kind=soup");
  press("kind all");
  expect(shown()).toHaveLength(3);
  expect(location.search).toBe("");
});

test("keeps the state of the history's entry", () => {
  open(kinds + list(items));
  history.replaceState({ step: 2 }, "");
  press("kind soup");
  expect(history.state).toEqual({ step: 2 });
});

test("ignores other buttons, and presses inside a button count", () => {
  open(
    `${kinds.replace("kind bread", "<b>kind bread</b>")}<button type="button" data-value="soup">Other</button>${list(items)}`,
  );
  press("Other");
  expect(shown()).toHaveLength(3);
  fireEvent.click(screen.getByText("kind bread"));
  expect(shown()).toEqual(["Rye", "Stew"]);
});

test("shows the value in the address", () => {
  open(kinds + list(items), "/kits?kind=bread");
  expect(shown()).toEqual(["Rye", "Stew"]);
  expect(pressed()).toEqual(["kind bread"]);
});

test.each(["?kind=", "?kind=garden", "?kind=soup%7Cbread", "?kind=constructor", "?kind=all"])(
  "takes %s as the default in a list without a text for no items",
  (query) => {
    open(kinds + list(items), `/kits${query}`);
    expect(shown()).toHaveLength(3);
    expect(pressed()).toEqual(["kind all"]);
  },
);

test("shows the text for no items for an unknown value, and hides it after a choice", () => {
  open(kinds + list(items, '<p data-none hidden>Empty <a href="/kits">All</a></p>'), "/kits?kind=garden");
  const none = () => isShown(screen.getByText("Empty"));
  expect(shown()).toEqual([]);
  expect(none()).toBe(true);
  expect(pressed()).toEqual([]);
  press("kind soup");
  expect(shown()).toHaveLength(2);
  expect(none()).toBe(false);
});

test("shows the text for no items for a known value without items", () => {
  open(kinds + list(items, "<p data-none hidden>Empty</p>"));
  expect(isShown(screen.getByText("Empty"))).toBe(false);
  press("kind tea");
  expect(isShown(screen.getByText("Empty"))).toBe(true);
  expect(status()).toBe("Nothing here");
});

test("writes the count into the list at once, and into the live region only after a choice", () => {
  open(kinds + list(items, `<h2 data-count='${count}'>3 kits</h2>`), "/kits?kind=soup");
  const heading = () => screen.getByRole("heading").textContent;
  expect(heading()).toBe("2 kits");
  expect(status()).toBe("");
  press("kind bread");
  expect(heading()).toBe("2 kits");
  expect(status()).toBe("2 kits");
  press("kind tea");
  expect(heading()).toBe("Nothing here");
  expect(status()).toBe("Nothing here");
});

test("leaves an aside out of the count, and shows and hides it like an item", () => {
  open(kinds + list([...items, item("Quote", 'data-kind="all"', "data-aside")]));
  expect(shown()).toContain("Quote");
  press("kind soup");
  expect(shown()).not.toContain("Quote");
  press("kind all");
  expect(status()).toBe("3 kits");
});

const places = group("place", ["any", "home", "work"], `<p role="status" data-count='${count}'></p>`);
const times = group("time", ["any", "day", "week"]);
const programs = [
  item("Soup", 'data-place="any|home" data-time="any|day" data-role="any|guide"'),
  item("March", 'data-place="any|work" data-time="any|day" data-role="any"'),
  item("Ledger", 'data-place="any|work|home" data-time="any|week" data-role="any|guide"'),
];

test("shows items that match all filters of a list", () => {
  open(places + times + select(["any", "guide"]) + list(programs));
  press("place work");
  expect(shown()).toEqual(["March", "Ledger"]);
  press("time day");
  expect(shown()).toEqual(["March"]);
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "guide" } });
  expect(shown()).toEqual([]);
  expect(location.search).toBe("?place=work&time=day&role=guide");
  press("time any");
  expect(shown()).toEqual(["Ledger"]);
});

test("gives a select the value in the address, and the default back", () => {
  open(times + select(["any", "guide"]) + list(programs), "/kits?role=guide");
  const box = screen.getByRole<HTMLSelectElement>("combobox");
  expect(box.value).toBe("guide");
  expect(shown()).toEqual(["Soup", "Ledger"]);
  fireEvent.change(box, { target: { value: "any" } });
  expect(location.search).toBe("");
  expect(shown()).toHaveLength(3);
});

test("filters lists separately", () => {
  const other = '<div id="other"><ul><li data-kind="all|soup">Other soup</li><li data-kind="all">Cake</li></ul></div>';
  const onOther = group("shape", ["all", "round"]).replaceAll('"list"', '"other"');
  open(kinds + onOther + list(items) + other.replaceAll("data-kind", "data-shape"));
  press("shape round");
  expect(shown()).toEqual(["Broth", "Rye", "Stew"]);
  press("kind soup");
  expect(shown()).toEqual(["Broth", "Stew"]);
});

test("shows a part only if it contains an item that shows", () => {
  const section = (name: string, own: readonly string[]) =>
    `<section data-filtered aria-label="${name}"><ul>${own.join("")}</ul></section>`;
  const [soup = "", rye = ""] = items;
  open(`${kinds}<div id="list">${section("Soups", [soup])}${section("Breads", [rye])}</div>`);
  const parts = () => screen.getAllByRole("region").map((each) => each.getAttribute("aria-label"));
  expect(parts()).toEqual(["Soups", "Breads"]);
  press("kind bread");
  expect(parts()).toEqual(["Breads"]);
  press("kind all");
  expect(parts()).toEqual(["Soups", "Breads"]);
});

test("shows the parts for a filtered list only while a filter is set", () => {
  open(kinds + list(items, "<p data-narrowed hidden>Show all</p>"));
  const narrowed = () => isShown(screen.getByText("Show all"));
  expect(narrowed()).toBe(false);
  press("kind soup");
  expect(narrowed()).toBe(true);
  press("kind all");
  expect(narrowed()).toBe(false);
});

test("opens folded filters if the address filters the list, and leaves them closed otherwise", () => {
  const folded = `<details><summary>Filter</summary>${kinds}</details>${list(items)}`;
  const isOpen = () => document.querySelector("details")?.open;
  open(folded);
  expect(isOpen()).toBe(false);
  open(folded, "/kits?kind=soup");
  expect(isOpen()).toBe(true);
});

test("follows the visitor back and forth in the history", () => {
  open(kinds + list(items));
  history.replaceState(null, "", "?kind=soup");
  dispatchEvent(new PopStateEvent("popstate"));
  expect(shown()).toEqual(["Broth", "Stew"]);
  history.replaceState(null, "", "/kits");
  dispatchEvent(new PopStateEvent("popstate"));
  expect(shown()).toHaveLength(3);
  expect(status()).toBe("");
});

test("keeps items hidden that are not due, whatever is chosen, until they are", () => {
  const dated = [
    item("Over", 'data-kind="all|soup"', 'data-until="2027-01-01T12:00:00Z"'),
    item("Until two", 'data-kind="all|soup"', 'data-until="2027-01-01T14:00:00Z"'),
    item("From one", 'data-kind="all|soup"', 'data-from="2027-01-01T13:00:00Z"'),
  ];
  open(kinds + list([...items, ...dated]));
  expect(shown()).toEqual(["Broth", "Rye", "Stew", "Until two"]);
  press("kind soup");
  expect(shown()).toEqual(["Broth", "Stew", "Until two"]);
  expect(status()).toBe("3 kits");
  vi.advanceTimersByTime(3_600_000);
  expect(shown()).toEqual(["Broth", "Stew", "Until two", "From one"]);
  vi.advanceTimersByTime(3_600_000);
  expect(shown()).toEqual(["Broth", "Stew", "From one"]);
  // The status stays the same, because screen readers would announce a change that the clock caused.
  expect(status()).toBe("3 kits");
});

test("leaves a page alone whose list is missing", () => {
  open(kinds);
  press("kind soup");
  expect(location.search).toBe("?kind=soup");
});

test("loads the animation once when the visitor reaches the filters, unless they want less motion", async () => {
  const watchPage = vi.fn();
  vi.doMock("/moves-of-lists.js", () => ({ watchPage }));
  vi.stubGlobal("__MOVES__", "/moves-of-lists.js");
  open(kinds + list(items));
  fireEvent.pointerOver(button("kind soup"));
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  fireEvent.pointerOver(screen.getByText("Broth"));
  await vi.advanceTimersByTimeAsync(0);
  expect(watchPage).not.toHaveBeenCalled();
  fireEvent.pointerOver(button("kind soup"));
  fireEvent.focusIn(button("kind bread"));
  vi.useRealTimers();
  await vi.waitFor(() => expect(watchPage).toHaveBeenCalledOnce(), { timeout: 60_000 });
});

test("announces the count in the live region of the list's filters, whichever of them was used", () => {
  open(places + times + select(["any", "guide"]) + list(programs));
  press("time day");
  expect(status()).toBe("2 kits");
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "guide" } });
  expect(status()).toBe("1 kit");
});
