import { fireEvent, screen } from "@testing-library/dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { wantIsland } from "../../../src/components/want-island.ts";
import { loadIslandsWhenNeeded } from "../../../src/islands/load.ts";

const { hasSubmissions } = vi.hoisted(() => ({ hasSubmissions: vi.fn() }));
vi.mock("../../../src/forms/outbox/database-name.ts", () => ({ hasSubmissions }));

/** Fake of the function that mounts islands. */
const mount = vi.hoisted(() => vi.fn<(host: HTMLElement) => Promise<void>>());
vi.mock("/assets/mount.js", () => ({ mount }));

const seen = { failed: vi.fn(), hydrated: vi.fn() };

const island = (name: string, html: string) => `<div data-island="${name}">${html}</div>`;

/** Opens a page. Returns a function that shows its fonts, after which the page is calm. */
function open(html: string, address = "/page", before = () => {}): () => Promise<void> {
  history.replaceState(null, "", address);
  document.body.innerHTML = html;
  before();
  const fonts = Promise.withResolvers<void>();
  loadIslandsWhenNeeded(fonts.promise);
  return async () => {
    fonts.resolve();
    await pass(100);
  };
}

/** Advances the clock. The default is less time than the page waits for missing files. */
const pass = (time = 100) => vi.advanceTimersByTimeAsync(time);
const mounted = () => mount.mock.calls.map(([host]) => host.dataset.island);

beforeEach(() => {
  vi.useFakeTimers();
  mount.mockReset().mockResolvedValue();
  hasSubmissions.mockReset().mockResolvedValue(false);
  vi.stubGlobal("__ISLANDS__", ["/assets/mount.js"]);
  for (const [type, listener] of Object.entries(seen)) {
    listener.mockReset();
    addEventListener(type, listener);
  }
});

afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const button = '<button type="button">Press</button>';

test("leaves islands alone until the visitor needs them", async () => {
  const becomeCalm = open(
    island("newsletter", '<form data-scripts="touch"></form>') + island("notifications", "<section></section>"),
  );
  await becomeCalm();
  await pass(60_000);
  expect(mounted()).toEqual([]);
  expect(seen.failed).not.toHaveBeenCalled();
});

test("mounts an island whose control had the focus before the script, once the page is calm", async () => {
  const becomeCalm = open(island("search", '<div data-scripts="touch"><input autofocus></div>'), "/page", () =>
    screen.getByRole("textbox").focus(),
  );
  await becomeCalm();
  expect(mounted()).toEqual(["search"]);
});

test("mounts an island whose control had the pointer before the script, once the page is calm", async () => {
  const forms = ["search", "contact"].map((name) => island(name, `<form data-scripts="touch" id="${name}"></form>`));
  const becomeCalm = open(forms.join(""), "/page", () => {
    // jsdom has no pointer.
    const form = document.getElementById("contact") as HTMLElement;
    vi.spyOn(form, "matches").mockImplementation((selector) => selector.includes(":hover"));
  });
  await becomeCalm();
  expect(mounted()).toEqual(["contact"]);
});

test("mounts an island whose content scripts render, once the page is calm", async () => {
  const becomeCalm = open(island("search", '<div data-scripts="now"></div>'));
  await pass();
  expect(mounted()).toEqual([]);
  await becomeCalm();
  expect(mounted()).toEqual(["search"]);
  expect(document.querySelector("[data-island]")).toHaveAttribute("data-mounted");
  expect(seen.hydrated).toHaveBeenCalledOnce();
});

test("waits no longer than a few seconds for files of the page", async () => {
  open(island("search", '<div data-scripts="now"></div>'));
  await pass(10_000);
  expect(mounted()).toEqual(["search"]);
});

test("mounts an island once, however many of its controls the visitor touches", async () => {
  open(island("contact", '<form data-scripts="touch" id="one"></form><p data-scripts="touch" id="two"></p>'));
  for (const id of ["one", "two", "one"]) fireEvent.pointerOver(document.getElementById(id) as HTMLElement);
  await pass();
  expect(mounted()).toEqual(["contact"]);
});

test.each(["pointerOver", "focusIn", "pointerDown", "click"] as const)(
  "mounts at once an island whose control gets a %s, and no other one",
  async (sign) => {
    open(
      island("newsletter", '<form data-scripts="touch"><label><input></label></form><p>Beside</p>') +
        island("other", '<form data-scripts="touch"></form>'),
    );
    fireEvent[sign](screen.getByText("Beside"));
    await pass();
    expect(mounted()).toEqual([]);
    fireEvent[sign](screen.getByRole("textbox"));
    await pass();
    expect(mounted()).toEqual(["newsletter"]);
  },
);

const send = '<form data-scripts="touch"><input required><button type="submit">Send</button></form>';

/** Returns a function that counts the messages that the browser itself would have shown. */
function countMessages() {
  let messages = 0;
  addEventListener("invalid", (event) => event.defaultPrevented || messages++, true);
  return () => messages;
}

test("an incomplete form shows its own list of errors as soon as React works", async () => {
  open(island("contact", send));
  const messages = countMessages();
  fireEvent.click(screen.getByRole("button"));
  expect(screen.getByRole("button")).toHaveAttribute("aria-busy", "true");
  expect(messages()).toBe(0);
  const pressed = vi.fn((event: Event) => event.preventDefault());
  screen.getByRole("button").addEventListener("click", pressed);
  await pass();
  expect(mounted()).toEqual(["contact"]);
  expect(pressed).toHaveBeenCalledOnce();
});

test("an incomplete form shows the browser's message if React fails", async () => {
  mount.mockRejectedValue(new Error("no React"));
  open(island("contact", send));
  const messages = countMessages();
  fireEvent.click(screen.getByRole("button"));
  expect(messages()).toBe(0);
  await pass(10_000);
  expect(messages()).toBe(1);
  fireEvent.click(screen.getByRole("button"));
  expect(messages()).toBe(2);
});

test("a form that something else checks is not sent", async () => {
  open(island("contact", send));
  const pressed = vi.fn();
  screen.getByRole("button").addEventListener("click", pressed);
  document.querySelector("form")?.checkValidity();
  await pass();
  expect(mounted()).toEqual([]);
  expect(pressed).not.toHaveBeenCalled();
});

test("mounts an island that visitors pass only when they press it", async () => {
  open(island("color-mode", `<div data-scripts="press">${button}</div>`));
  fireEvent.pointerOver(screen.getByRole("button"));
  fireEvent.focusIn(screen.getByRole("button"));
  await pass();
  expect(mounted()).toEqual([]);
  fireEvent.pointerDown(screen.getByRole("button"));
  await pass();
  expect(mounted()).toEqual(["color-mode"]);
});

test.each([
  ["a query", "/page?order=mine", ""],
  ["a fragment", "/page#step", ""],
  ["a value in the storage", "/page", "quiz"],
])("mounts a stateful island at once with %s", async (_, address, key) => {
  if (key) localStorage.setItem(key, "{}");
  const becomeCalm = open(island("quiz", `<div data-stateful="${key}"></div>`), address);
  await becomeCalm();
  expect(mounted()).toEqual(["quiz"]);
});

test("leaves a stateful island alone without its state", async () => {
  localStorage.setItem("other", "{}");
  localStorage.setItem("", "{}");
  const becomeCalm = open(
    island("quiz", '<div data-stateful="quiz"></div>') + island("fit", '<div data-stateful=""></div>'),
  );
  await becomeCalm();
  expect(mounted()).toEqual([]);
});

test("works in a browser that denies storage", async () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  const html = island("quiz", '<div data-stateful="quiz"></div>') + island("search", '<div data-scripts="now"></div>');
  await open(html)();
  expect(mounted()).toEqual(["search"]);
});

test("mounts the submissions if one waits on this device", async () => {
  hasSubmissions.mockResolvedValue(true);
  await open(island("submissions", ""))();
  expect(mounted()).toEqual(["submissions"]);
});

test("mounts an island that others write to, and ignores one that the page lacks", async () => {
  open(island("notifications", "<section></section>"));
  wantIsland("submissions");
  wantIsland("notifications");
  await pass();
  expect(mounted()).toEqual(["notifications"]);
});

/** Delays mounting. Returns functions that finish it or let it fail. */
function mountLater() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  mount.mockReturnValue(promise);
  return { finish: resolve, fail: reject };
}

test("repeats early presses of a button once, which is busy until then", async () => {
  const { finish } = mountLater();
  open(island("color-mode", `<div data-scripts="press">${button}</div>`));
  const pressed = screen.getByRole("button");
  const heard = vi.fn();
  pressed.addEventListener("click", heard);
  fireEvent.click(pressed);
  await pass();
  fireEvent.click(pressed);
  expect(pressed).toHaveAttribute("aria-busy", "true");
  // The first press is repeated after React has rendered. If React also got the second, it would count twice.
  expect(heard).not.toHaveBeenCalled();
  finish();
  await pass();
  expect(heard).toHaveBeenCalledOnce();
  expect(pressed).not.toHaveAttribute("aria-busy");
  expect(pressed.style.opacity).toBe("");
  fireEvent.click(pressed);
  await pass();
  expect(heard).toHaveBeenCalledTimes(2);
  expect(mounted()).toEqual(["color-mode"]);
});

test("repeats a press of a button whose island loads already", async () => {
  const { finish } = mountLater();
  await open(island("contact", `<div data-scripts="touch">${button}</div>`))();
  fireEvent.pointerOver(screen.getByRole("button"));
  await pass();
  const heard = vi.fn();
  screen.getByRole("button").addEventListener("click", heard);
  fireEvent.click(screen.getByRole("button"));
  finish();
  await pass();
  expect(heard).toHaveBeenCalledOnce();
  expect(mounted()).toEqual(["contact"]);
});

test("repeats an early press on the button that replaced the pressed one", async () => {
  const { finish } = mountLater();
  const html = `<div data-scripts="press"><button type="button">First</button>${button}</div>`;
  open(island("color-mode", html));
  fireEvent.click(screen.getByText("Press"));
  (document.querySelector("[data-island]") as HTMLElement).innerHTML = html;
  const clicked: (string | null)[] = [];
  for (const each of screen.getAllByRole("button")) each.onclick = () => clicked.push(each.textContent);
  finish();
  await pass();
  expect(clicked).toEqual(["Press"]);
});

test("repeats no press of a link or a submit button, which work without scripts", async () => {
  open(
    island("contact", '<form data-scripts="touch"><a href="#top">Top</a><button type="submit">Send</button></form>'),
  );
  const heard = vi.fn((event: Event) => event.preventDefault());
  document.querySelector("form")?.addEventListener("click", heard);
  for (const text of ["Top", "Send"]) fireEvent.click(screen.getByText(text));
  await pass();
  expect(heard).toHaveBeenCalledTimes(2);
  expect(mounted()).toEqual(["contact"]);
});

test("frees a pressed button if its island fails, and does not press it again", async () => {
  const { fail } = mountLater();
  open(island("color-mode", `<div data-scripts="press">${button}</div>`));
  const heard = vi.fn();
  screen.getByRole("button").addEventListener("click", heard);
  fireEvent.click(screen.getByRole("button"));
  await pass();
  fail(new Error("a fault"));
  await pass();
  expect(screen.getByRole("button")).not.toHaveAttribute("aria-busy");
  expect(heard).not.toHaveBeenCalled();
  expect(seen.failed).toHaveBeenCalledOnce();
});

const pressAltT = () => {
  const press = new KeyboardEvent("keydown", { altKey: true, code: "KeyT", bubbles: true, cancelable: true });
  document.body.dispatchEvent(press);
  return press;
};

test("mounts the notifications with Alt+T, which they then get", async () => {
  const heard = vi.fn();
  document.addEventListener("keydown", heard, true);
  mount.mockImplementation(async () => void heard.mockClear());
  open(island("notifications", "<section></section>"));
  fireEvent.keyDown(document.body, { code: "KeyT" });
  await pass();
  expect(mounted()).toEqual([]);
  expect(pressAltT().defaultPrevented).toBe(true);
  await pass();
  expect(mounted()).toEqual(["notifications"]);
  expect(heard).toHaveBeenCalledOnce();
  expect(heard.mock.calls[0]?.[0]).toMatchObject({ altKey: true, code: "KeyT" });
  // From then on, the notifications handle the shortcut themselves.
  expect(pressAltT().defaultPrevented).toBe(false);
  expect(heard).toHaveBeenCalledTimes(2);
  document.removeEventListener("keydown", heard, true);
});

test("leaves Alt+T to the browser on a page without notifications", () => {
  open("<p>Plain</p>");
  expect(pressAltT().defaultPrevented).toBe(false);
});

test("reports a failed island once, and does not try again until the next page", async () => {
  mount.mockRejectedValue(new Error("a fault"));
  await open(island("search", '<div data-scripts="now"><input></div>'))();
  expect(seen.failed).toHaveBeenCalledOnce();
  fireEvent.focusIn(screen.getByRole("textbox"));
  await pass(60_000);
  expect(mounted()).toEqual(["search"]);
  expect(seen.failed).toHaveBeenCalledOnce();
  expect(seen.hydrated).not.toHaveBeenCalled();
  expect(document.querySelector("[data-mounted]")).toBeNull();
});

test("reports slow scripts as failed, and later that they work", async () => {
  const { finish } = mountLater();
  open(island("search", '<div data-scripts="now"></div>'));
  await pass(30_000);
  expect(seen.failed).toHaveBeenCalledOnce();
  finish();
  await pass();
  expect(seen.hydrated).toHaveBeenCalledOnce();
});

/** Serves the next of these files at each attempt to load one. Returns the files that have been requested. */
function serve(...files: readonly string[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal("__ISLANDS__", {
    *[Symbol.iterator]() {
      const file = files[asked.length] ?? "";
      asked.push(file);
      yield file;
    },
  });
  return asked;
}

async function pressAndRetry(): Promise<void> {
  open(island("color-mode", `<div data-scripts="press">${button}</div>`));
  fireEvent.pointerDown(screen.getByRole("button"));
  for (let attempt = 0; attempt < 3; attempt++) {
    await pass(1000);
    await vi.dynamicImportSettled();
  }
  await pass();
}

test("reports a file that does not load, after a single retry", async () => {
  const asked = serve("/assets/missing.js", "/assets/missing.js", "/assets/mount.js");
  await pressAndRetry();
  expect(asked).toHaveLength(2);
  expect(seen.failed).toHaveBeenCalledOnce();
  expect(mounted()).toEqual([]);
});

test("works after a single retry", async () => {
  const asked = serve("/assets/missing.js", "/assets/mount.js");
  await pressAndRetry();
  expect(asked).toHaveLength(2);
  expect(seen.hydrated).toHaveBeenCalledOnce();
  expect(seen.failed).not.toHaveBeenCalled();
});
