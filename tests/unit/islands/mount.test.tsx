import { screen, waitFor } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { type ReactElement, useId, useState } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SiteForm } from "../../../src/forms/site-form.tsx";
import { IslandRoot } from "../../../src/islands/island-root.tsx";
import { mount } from "../../../src/islands/mount.tsx";
import { asked } from "../forms/ask-form.tsx";

function Counter({ by = 1 }: { by?: number }) {
  const [count, setCount] = useState(0);
  const id = useId();
  return (
    <>
      <label htmlFor={id}>Count</label>
      <button id={id} type="button" onClick={() => setCount(count + by)}>
        {count}
      </button>
    </>
  );
}

const fault = { now: false };

/** Throws while `fault.now` is true, in the first or a later render. */
function Fragile() {
  const [, again] = useState({});
  if (fault.now) throw new Error("a fault in one part");
  return (
    <>
      <input id="name" />
      <button type="button" onClick={() => again({})}>
        Again
      </button>
    </>
  );
}

function Form() {
  return <SiteForm name="contact" form={asked} />;
}

const failingFile = () => Promise.reject(new Error("offline"));

vi.mock("../../../src/islands/registry.ts", () => ({
  islands: {
    counter: async () => Counter,
    fragile: async () => Fragile,
    form: async () => Form,
    missing: () => failingFile(),
  },
}));

const roots = vi.hoisted((): { unmount: () => void }[] => []);
vi.mock("react-dom/client", async (load) => {
  const client = await load<typeof import("react-dom/client")>();
  const hydrateRoot: typeof client.hydrateRoot = (...options) => {
    const root = client.hydrateRoot(...options);
    roots.push(root);
    return root;
  };
  return { ...client, hydrateRoot };
});

/** Puts an island into the page as a build does. */
function build(island: string, content: ReactElement, props?: object): HTMLElement {
  const host = document.body.appendChild(document.createElement("div"));
  Object.assign(host.dataset, { island, prefix: "i4" }, props && { props: JSON.stringify(props) });
  host.innerHTML = renderToString(<IslandRoot path={location.pathname}>{content}</IslandRoot>, {
    identifierPrefix: "i4",
  });
  return host;
}

const rerendered = vi.fn();

// `mount` resolves once React has rendered, but `act` would delay rendering until `mount` resolves.
vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);

beforeEach(() => {
  fault.now = false;
  rerendered.mockClear();
  addEventListener("rerendered", rerendered);
});

afterEach(() => {
  removeEventListener("rerendered", rerendered);
  for (const root of roots.splice(0)) root.unmount();
  document.body.replaceChildren();
  sessionStorage.clear();
});

test("makes the page's own elements work, with the properties and ids of the page", async () => {
  const host = build("counter", <Counter by={2} />, { by: 2 });
  const button = host.querySelector("button");
  await mount(host);
  await userEvent.click(screen.getByRole("button", { name: "Count" }));
  await waitFor(() => expect(button).toHaveTextContent("2"));
  expect(host.contains(button)).toBe(true);
  expect(rerendered).not.toHaveBeenCalled();
});

test.each(["/contact/index.html", "/web/2026/https://kindred.example/contact"])(
  "works in a copy of the page at %s",
  async (address) => {
    const canonical = document.head.appendChild(document.createElement("link"));
    Object.assign(canonical, { rel: "canonical", href: "https://kindred.example/contact" });
    history.replaceState(null, "", "/contact");
    const host = build("form", <Form />);
    history.replaceState(null, "", address);
    await mount(host);
    const name = screen.getByLabelText(/^Name/);
    await userEvent.type(name, "Zoë");
    expect(name).toHaveValue("Zoë");
    expect(host.querySelector("[name=_page]")).toHaveValue("/contact");
    expect(Object.keys(sessionStorage).join()).not.toContain("index.html");
    expect(rerendered).not.toHaveBeenCalled();
    history.replaceState(null, "", "/");
    canonical.remove();
  },
);

test("works twice on one page", async () => {
  const hosts = [build("counter", <Counter />), build("counter", <Counter by={5} />, { by: 5 })];
  for (const host of hosts) await mount(host);
  const buttons = hosts.map((host) => host.querySelector("button") as HTMLElement);
  for (const button of buttons) await userEvent.click(button);
  await waitFor(() => expect(buttons.map(({ textContent }) => textContent)).toEqual(["1", "5"]));
});

test("leaves the HTML of an island that throws, and the rest of the page", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const host = build("fragile", <Fragile />);
  const other = build("counter", <Counter />);
  const html = host.innerHTML;
  const control = host.querySelector("input") as HTMLInputElement;
  await userEvent.type(control, "Before");
  fault.now = true;
  await expect(mount(host)).rejects.toThrow("a fault in one part");
  await waitFor(() => expect(host.innerHTML).toBe(html));
  expect(console.error).toHaveBeenCalledWith(expect.objectContaining({ message: "a fault in one part" }));
  vi.mocked(console.error).mockClear();
  await mount(other);
  await userEvent.click(screen.getByRole("button", { name: "Count" }));
  await waitFor(() => expect(screen.getByRole("button", { name: "Count" })).toHaveTextContent("1"));
});

test("restores the HTML with the visitor's input if an island throws later", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const host = build("fragile", <Fragile />);
  const html = host.innerHTML;
  await mount(host);
  await userEvent.type(host.querySelector("input") as HTMLInputElement, "Zoë");
  fault.now = true;
  // Testing Library's click would rethrow the error that React has caught.
  screen.getByRole("button", { name: "Again" }).click();
  await waitFor(() => expect(host.innerHTML).toBe(html));
  expect(host.querySelector("input")).toHaveValue("Zoë");
  vi.mocked(console.error).mockClear();
});

test("leaves the HTML alone if a file or the island's properties fail to load", async () => {
  const missing = build("missing", <Counter />);
  const html = missing.innerHTML;
  await expect(mount(missing)).rejects.toThrow("offline");
  await expect(mount(build("unknown", <Counter />))).rejects.toThrow();
  const damaged = build("counter", <Counter />);
  damaged.dataset.props = "{";
  await expect(mount(damaged)).rejects.toThrow(SyntaxError);
  expect([missing.innerHTML, damaged.innerHTML]).toEqual([html, html]);
});

const control = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));

test("keeps typed text in the page's own controls", async () => {
  const host = build("form", <Form />);
  const name = control("Name");
  await userEvent.type(name, "Zoë");
  await mount(host);
  expect(control("Name")).toBe(name);
  expect(name).toHaveValue("Zoë");
  expect(rerendered).not.toHaveBeenCalled();
});

test("keeps typed text, choices and focus if an extension has put an element beside each control", async () => {
  const host = build("form", <Form />);
  await userEvent.type(control("Name"), "Zoë");
  await userEvent.selectOptions(control("Plan"), "root");
  const email = control("Email");
  await userEvent.type(email, "zoe@");
  for (const each of host.querySelectorAll("input, select")) each.after(document.createElement("div"));
  await mount(host);
  expect(rerendered).toHaveBeenCalled();
  expect(control("Email")).not.toBe(email);
  expect([control("Name").value, control("Plan").value, control("Email").value]).toEqual(["Zoë", "root", "zoe@"]);
  expect(control("Email")).toHaveFocus();
  await userEvent.type(control("Email"), "example.org");
  expect(control("Email")).toHaveValue("zoe@example.org");
});

test("keeps text typed while React loads", async () => {
  const host = build("form", <Form />);
  for (const each of host.querySelectorAll("input")) each.after(document.createElement("div"));
  const mounting = mount(host);
  control("Name").value = "Zoë";
  control("Name").dispatchEvent(new Event("input", { bubbles: true }));
  await mounting;
  expect(control("Name")).toHaveValue("Zoë");
});

test("reports an island that throws later as failed", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const failed = vi.fn();
  addEventListener("failed", failed);
  const host = build("fragile", <Fragile />);
  await mount(host);
  host.dataset.mounted = "";
  fault.now = true;
  screen.getByRole("button", { name: "Again" }).click();
  await waitFor(() => expect(failed).toHaveBeenCalledOnce());
  expect(host).not.toHaveAttribute("data-mounted");
  removeEventListener("failed", failed);
  vi.mocked(console.error).mockClear();
});
