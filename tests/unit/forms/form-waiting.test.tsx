import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { formCopy } from "../../../data/forms/form-copy.ts";
import { notify } from "../../../src/components/notify.ts";
import { control, openAndSend, press, write } from "./ask-form.tsx";
import { received, sendSubmission, settle, submissions } from "./fake-outbox.ts";

vi.mock("../../../src/forms/outbox/use-outbox.ts", () => import("./fake-outbox.ts"));
vi.mock("../../../src/components/notify.ts", () => ({ notify: vi.fn() }));

beforeEach(() => {
  sendSubmission.mockReset();
  vi.mocked(notify).mockReset();
  sessionStorage.clear();
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
    expect(notify).toHaveBeenCalledOnce();
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
    expect(screen.getByRole("alert")).toHaveTextContent(/^There’s a problem with one answer/);
  });
});
