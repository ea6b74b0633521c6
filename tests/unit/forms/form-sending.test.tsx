import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { formCopy } from "../../../data/forms/form-copy.ts";
import { notify } from "../../../src/components/notify.ts";
import { builtAt } from "../../../src/components/use-hydrated.ts";
import { honeypotName } from "../../../src/forms/intake-contract.ts";
import type { SendResult } from "../../../src/forms/outbox/submission.ts";
import { onPage, renderOnPage } from "../on-page.tsx";
import { AskForm, asked, control, fillIn, openAndSend, press, write } from "./ask-form.tsx";
import { loadOutbox, received, sendSubmission, settle, submissions } from "./fake-outbox.ts";

vi.mock("../../../src/forms/outbox/use-outbox.ts", () => import("./fake-outbox.ts"));
vi.mock("../../../src/components/notify.ts", () => ({ notify: vi.fn() }));

beforeEach(() => {
  sendSubmission.mockReset().mockResolvedValue(received);
  vi.mocked(notify).mockReset();
  sessionStorage.clear();
});

describe("after receipt", () => {
  it("replaces the form with a focused confirmation, which no notification repeats", async () => {
    await openAndSend();
    await waitFor(() => expect(screen.getByText("It has arrived")).toHaveFocus());
    expect(screen.getByText("KG-AAAAAAA2")).toBeVisible();
    expect(screen.queryByRole("form")).toBeNull();
    expect(notify).not.toHaveBeenCalled();
  });

  it("reports the sent values to the page once", async () => {
    const onSent = vi.fn();
    await openAndSend({ onSent });
    await screen.findByText("It has arrived");
    expect(onSent).toHaveBeenCalledExactlyOnceWith({ name: "Zoë", email: "zoe@example.org", plan: "undecided" });
  });

  it("starts a new form with focus, known name, and a new key on request", async () => {
    await openAndSend();
    await screen.findByText("It has arrived");
    await press("Send another");
    await waitFor(() => expect(control("Name")).toHaveFocus());
    expect(control("Name")).toHaveValue("Zoë");
    expect(screen.queryByRole("alert")).toBeNull();
    await press("Ask");
    await screen.findByText("It has arrived");
    const [first, second] = submissions();
    expect(second?.fields).toMatchObject({ name: "Zoë" });
    expect(second?.key).not.toBe(first?.key);
  });
});

/** Fills a field as some password managers do: without events, past React. */
function fillSilently(label: string, value: string) {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
  set?.call(control(label), value);
}

describe("fields that an extension fills without events", () => {
  it("are sent", async () => {
    renderOnPage(<AskForm />);
    fillSilently("Name", "Zoë");
    fillSilently("Email", "zoe@example.org");
    await press("Ask");
    await screen.findByText("It has arrived");
    expect(submissions()[0]?.fields).toMatchObject({ name: "Zoë", email: "zoe@example.org" });
  });

  it("keep their text while the visitor types in another field", async () => {
    renderOnPage(<AskForm />);
    fillSilently("Name", "Zoë");
    write("Subject", "Chairs");
    expect(control("Name")).toHaveValue("Zoë");
    write("Email", "zoe@example.org");
    await press("Ask");
    await screen.findByText("It has arrived");
    expect(submissions()[0]?.fields).toMatchObject({ name: "Zoë", subject: "Chairs" });
  });
});

it("loads the sending code if the form has the focus before React, and says so if it did not load", async () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(onPage(<AskForm />));
  container.querySelector<HTMLInputElement>("[name=name]")?.focus();
  loadOutbox.mockClear();
  render(onPage(<AskForm />), { container, hydrate: true });
  await waitFor(() => expect(loadOutbox).toHaveBeenCalled());
  sendSubmission.mockResolvedValue({ state: "kept-in-form", why: "not-loaded" });
  fillIn();
  await press("Ask");
  expect(await screen.findByText(formCopy.notLoaded)).toBeVisible();
});

it("keeps the words and names other ways if the host takes no forms", async () => {
  sendSubmission.mockResolvedValue({ state: "kept-in-form", why: "no-intake" });
  await openAndSend();
  expect(await screen.findByText(/^This copy of our site takes no forms/)).toBeVisible();
  expect(control("Name")).toHaveValue("Zoë");
});

describe("submission", () => {
  it("contains the typed values and the time since the page opened", async () => {
    await openAndSend();
    await screen.findByText("It has arrived");
    expect(submissions()).toEqual([
      {
        key: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
        form: "contact",
        url: "/forms/contact",
        fields: { name: "Zoë", email: "zoe@example.org", plan: "undecided", _elapsed: expect.any(Number) },
      },
    ]);
    expect(submissions()[0]?.fields._elapsed).toBeGreaterThan(0);
  });

  it("contains values that the page adds", async () => {
    await openAndSend({ also: { subject: "From the shop" } });
    await screen.findByText("It has arrived");
    expect(submissions()[0]?.fields).toMatchObject({ name: "Zoë", subject: "From the shop" });
  });

  it("contains a honeypot that password managers leave empty", () => {
    const { container } = renderOnPage(<AskForm />);
    const honeypot = container.querySelector(`[name=${honeypotName}]`);
    for (const [name, value] of Object.entries({
      autocomplete: "off",
      "data-1p-ignore": "true",
      "data-lpignore": "true",
      "data-bwignore": "true",
      "data-form-type": "other",
    }))
      expect(honeypot).toHaveAttribute(name, value);
    // Parts of names, ids and labels by which password managers find the fields of an identity.
    const guessed =
      /name|mail|phone|tel|url|site|web|address|street|city|zip|post|company|org|title|birth|user|pass|note/;
    expect(honeypotName).not.toMatch(guessed);
  });

  it("contains the honeypot's value", async () => {
    const { container } = renderOnPage(<AskForm />);
    fillIn();
    const honeypot = container.querySelector<HTMLInputElement>(`[name=${honeypotName}]`);
    if (honeypot) honeypot.value = "https://spam.example";
    await press("Ask");
    await screen.findByText("It has arrived");
    expect(submissions()[0]?.fields).toMatchObject({ [honeypotName]: "https://spam.example" });
  });
});

it("is sent once when the button is pressed repeatedly", async () => {
  let answer: (result: SendResult) => void = () => {};
  sendSubmission.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  await openAndSend();
  const button = await screen.findByRole("button", { name: "Sending…" });
  expect(button).toHaveAttribute("aria-disabled", "true");
  expect(screen.getByRole("status")).toHaveTextContent("Sending…");
  fireEvent.submit(screen.getByRole("form"));
  await press("Sending…");
  await act(async () => answer(received));
  await screen.findByText("It has arrived");
  expect(submissions()).toHaveLength(1);
});

it("gets a new key after a rejection", async () => {
  sendSubmission.mockResolvedValue({ state: "refused", status: 409, errors: [] });
  await openAndSend();
  await screen.findByText(formCopy.refusedWhole);
  await press("Ask");
  await expect.poll(() => submissions().length).toBe(2);
  expect(submissions()[1]?.key).not.toBe(submissions()[0]?.key);
});

it("names the sent choice in the receipt after that choice ends", async () => {
  const fields = asked.fields.map((field) =>
    field.kind === "choice" ? { ...field, choices: field.choices.filter(({ value }) => value !== "undecided") } : field,
  );
  await openAndSend({
    formAt: (now) => (now.getTime() === builtAt.getTime() ? asked : { ...asked, fields }),
    receipt: ({ plan }) => <p>Your plan is {String(plan)}</p>,
  });
  expect(await screen.findByText(/^Your plan is/)).toHaveTextContent("Your plan is root");
  expect(submissions()[0]?.fields).toMatchObject({ plan: "root" });
});

describe("when sending and storing fail", () => {
  beforeEach(() => void sendSubmission.mockResolvedValue({ state: "kept-in-form", why: "offline" }));

  it("keeps the values in the form and reports nothing as sent", async () => {
    const onSent = vi.fn();
    await openAndSend({ onSent });
    expect(await screen.findByText(formCopy.kept)).toBeVisible();
    expect(screen.getByRole("status")).toHaveTextContent(formCopy.kept);
    expect(control("Name")).toHaveValue("Zoë");
    expect(onSent).not.toHaveBeenCalled();
    expect(notify).not.toHaveBeenCalled();
  });

  it("keeps the key for the same values and changes it for others", async () => {
    await openAndSend();
    await screen.findByText(formCopy.kept);
    await press("Ask");
    await expect.poll(() => submissions().length).toBe(2);
    await screen.findByText(formCopy.kept);
    write("Name", "Zoë Ray");
    await press("Ask");
    await expect.poll(() => submissions().length).toBe(3);
    const [first, again, other] = submissions().map(({ key }) => key);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });
});

describe("a submission in the outbox", () => {
  async function sendOffline() {
    sendSubmission.mockResolvedValue({ state: "waiting", why: "offline" });
    await openAndSend();
    await waitFor(() => expect(screen.getByText(formCopy.waiting.title)).toHaveFocus());
    expect(screen.getByText(formCopy.waiting.offline)).toBeVisible();
    expect(notify).not.toHaveBeenCalled();
    return submissions()[0]?.key ?? "";
  }

  it("becomes received when it arrives", async () => {
    const key = await sendOffline();
    act(() => settle("another", received));
    expect(screen.queryByText("It has arrived")).toBeNull();
    act(() => settle(key, received));
    expect(screen.getByText("It has arrived")).toBeVisible();
    expect(screen.getByText("KG-AAAAAAA2")).toBeVisible();
    expect(notify).toHaveBeenCalledExactlyOnceWith({ title: "It has arrived", type: "success" });
  });

  it("becomes accepted without a reference at another provider", async () => {
    const key = await sendOffline();
    act(() => settle(key, { state: "accepted" }));
    expect(screen.getByText("It has arrived")).toBeVisible();
    expect(screen.getByText(formCopy.accepted)).toBeVisible();
    expect(screen.queryByText(/Your reference/)).toBeNull();
  });

  it("shows that it was discarded", async () => {
    const key = await sendOffline();
    act(() => settle(key, { state: "discarded" }));
    expect(screen.getByText(formCopy.discarded.title)).toBeVisible();
    expect(screen.getByText(formCopy.discarded.text)).toBeVisible();
    expect(screen.queryByText(formCopy.waiting.offline)).toBeNull();
  });

  it("returns as a form with values and errors after a rejection", async () => {
    const key = await sendOffline();
    const errors = [{ code: "email", field: "email", message: "Nobody lives there." }];
    act(() => settle(key, { state: "refused", status: 422, errors }));
    expect(control("Name")).toHaveValue("Zoë");
    expect(control("Email")).toHaveAccessibleDescription("Nobody lives there.");
    await waitFor(() => expect(screen.getByRole("alert").parentElement).toHaveFocus());
    expect(screen.getByRole("alert")).toHaveTextContent(/^There’s a problem/);
  });
});
