import "@testing-library/jest-dom/vitest";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { formWords } from "../../../data/forms/words.ts";
import { notify } from "../../../src/components/notify.ts";
import type { Delivery } from "../../../src/forms/outbox/parcel.ts";
import { AskForm, control, fillIn, press, write } from "./ask-form.tsx";
import { parcels, received, sendParcel, settle } from "./fake-outbox.ts";
import { renderForm } from "./render-form.tsx";

vi.mock("../../../src/forms/outbox/use-outbox.ts", () => import("./fake-outbox.ts"));
vi.mock("../../../src/components/notify.ts", () => ({ notify: vi.fn() }));

const keptInForm = { state: "kept-in-form", why: "offline" } as const satisfies Delivery;
const waiting = { state: "waiting", why: "offline" } as const satisfies Delivery;

beforeEach(() => {
  sendParcel.mockReset().mockResolvedValue(received);
  vi.mocked(notify).mockReset();
  sessionStorage.clear();
});
afterEach(cleanup);

/** Opens the form, fills it in and sends it. */
async function sendForm(props: Parameters<typeof AskForm>[0] = {}) {
  renderForm(<AskForm {...props} />);
  fillIn();
  await press("Ask");
}

describe("once it has been received", () => {
  it("says so in the form’s place with the focus there, and in a notification besides", async () => {
    await sendForm();
    expect(await screen.findByText("It has arrived")).toHaveFocus();
    expect(screen.getByText("KG-AAAAAAA2")).toBeVisible();
    expect(screen.queryByRole("form")).toBeNull();
    expect(notify).toHaveBeenCalledExactlyOnceWith({ title: "It has arrived", type: "success" });
  });

  it("tells the page what was sent, once", async () => {
    const onSent = vi.fn();
    await sendForm({ onSent });
    await screen.findByText("It has arrived");
    expect(onSent).toHaveBeenCalledExactlyOnceWith({ name: "Zoë", email: "zoe@example.org", plan: "undecided" });
  });

  it("begins anew on demand, with the focus at the start and the name that is known, under another key", async () => {
    await sendForm();
    await screen.findByText("It has arrived");
    await press("Send another");
    expect(control("Name")).toHaveFocus();
    expect(control("Name")).toHaveValue("Zoë");
    expect(screen.queryByRole("group")).toBeNull();
    await press("Ask");
    await screen.findByText("It has arrived");
    const [first, second] = parcels();
    expect(second?.fields).toMatchObject({ name: "Zoë" });
    expect(second?.key).not.toBe(first?.key);
  });
});

describe("what is sent", () => {
  it("is what was typed, and how long the page has been open", async () => {
    await sendForm();
    await screen.findByText("It has arrived");
    expect(parcels()).toEqual([
      {
        key: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
        form: "contact",
        url: "/forms/contact",
        fields: { name: "Zoë", email: "zoe@example.org", plan: "undecided", _elapsed: expect.any(Number) },
      },
    ]);
    expect(parcels()[0]?.fields._elapsed).toBeGreaterThan(0);
  });

  it("holds what the page adds", async () => {
    await sendForm({ also: { subject: "From the shop" } });
    await screen.findByText("It has arrived");
    expect(parcels()[0]?.fields).toMatchObject({ name: "Zoë", subject: "From the shop" });
  });

  it("holds what a machine wrote where no person writes", async () => {
    const { container } = renderForm(<AskForm />);
    fillIn();
    const trap = container.querySelector<HTMLInputElement>("[name=website]");
    if (trap) trap.value = "https://spam.example";
    await press("Ask");
    await screen.findByText("It has arrived");
    expect(parcels()[0]?.fields).toMatchObject({ website: "https://spam.example" });
  });
});

it("is sent once, however often the button is pressed meanwhile", async () => {
  let answer: (delivery: Delivery) => void = () => {};
  sendParcel.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  await sendForm();
  const button = await screen.findByRole("button", { name: "Sending…" });
  expect(button).toHaveAttribute("aria-disabled", "true");
  expect(screen.getByRole("status")).toHaveTextContent("Sending…");
  fireEvent.submit(screen.getByRole("form"));
  await press("Sending…");
  await act(async () => answer(received));
  await screen.findByText("It has arrived");
  expect(parcels()).toHaveLength(1);
});

describe("where it can be neither sent nor kept", () => {
  beforeEach(() => void sendParcel.mockResolvedValue(keptInForm));

  it("says so, leaves the words in the form, and tells nobody that it was sent", async () => {
    const onSent = vi.fn();
    await sendForm({ onSent });
    expect(await screen.findByText(formWords.kept)).toBeVisible();
    expect(screen.getByRole("status")).toHaveTextContent(formWords.kept);
    expect(control("Name")).toHaveValue("Zoë");
    expect(onSent).not.toHaveBeenCalled();
    expect(notify).not.toHaveBeenCalled();
  });

  it("keeps the key for the same words, and takes another for others", async () => {
    await sendForm();
    await screen.findByText(formWords.kept);
    await press("Ask");
    await expect.poll(() => parcels().length).toBe(2);
    await screen.findByText(formWords.kept);
    write("Name", "Zoë Ray");
    await press("Ask");
    await expect.poll(() => parcels().length).toBe(3);
    const [first, again, other] = parcels().map(({ key }) => key);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });
});

it("takes another key after a refusal", async () => {
  sendParcel.mockResolvedValue({ state: "refused", status: 409, errors: [] });
  await sendForm();
  await screen.findByText(formWords.refusedWhole);
  await press("Ask");
  await expect.poll(() => parcels().length).toBe(2);
  expect(parcels()[1]?.key).not.toBe(parcels()[0]?.key);
});

describe("while it waits in the outbox", () => {
  async function sendOffline() {
    sendParcel.mockResolvedValue(waiting);
    await sendForm();
    expect(await screen.findByText(formWords.waiting.title)).toHaveFocus();
    expect(screen.getByText(formWords.waiting.offline)).toBeVisible();
    expect(notify).not.toHaveBeenCalled();
    return parcels()[0]?.key ?? "";
  }

  it("becomes received when it has arrived", async () => {
    const key = await sendOffline();
    act(() => settle("another", received));
    expect(screen.queryByText("It has arrived")).toBeNull();
    act(() => settle(key, received));
    expect(screen.getByText("It has arrived")).toBeVisible();
    expect(screen.getByText("KG-AAAAAAA2")).toBeVisible();
    expect(notify).toHaveBeenCalledOnce();
  });

  it("becomes accepted when another provider took it, with no reference", async () => {
    const key = await sendOffline();
    act(() => settle(key, { state: "accepted" }));
    expect(screen.getByText("It has arrived")).toBeVisible();
    expect(screen.getByText(formWords.accepted)).toBeVisible();
  });

  it("no longer says that it goes out once it was discarded", async () => {
    const key = await sendOffline();
    act(() => settle(key, { state: "discarded" }));
    expect(screen.getByText(formWords.discarded.title)).toBeVisible();
    expect(screen.queryByText(formWords.waiting.offline)).toBeNull();
  });

  it("comes back as a form, with its words and what to mend, where it was refused after all", async () => {
    const key = await sendOffline();
    const errors = [{ code: "email", field: "email", message: "Nobody lives there." }];
    act(() => settle(key, { state: "refused", status: 422, errors }));
    expect(control("Name")).toHaveValue("Zoë");
    expect(control("Email")).toHaveAccessibleDescription("Nobody lives there.");
    expect(screen.getByRole("group", { name: /One thing/ })).toHaveFocus();
  });
});

it("names on its button what a choice makes of it", async () => {
  const form = {
    title: "Give",
    fields: [
      {
        kind: "choice",
        name: "rhythm",
        label: "How often?",
        choices: [
          { value: "once", label: "Once" },
          { value: "monthly", label: "Monthly" },
        ],
      },
    ],
    button: "Give",
    buttonBy: { field: "rhythm", words: { once: "Give once", monthly: "Give every month" } },
    sent: { title: "Thank you", text: "" },
  } as const;
  renderForm(<AskForm form={form} />);
  expect(screen.getByRole("button", { name: "Give once" })).toBeVisible();
  write("How often", "monthly");
  expect(await screen.findByRole("button", { name: "Give every month" })).toBeVisible();
});
