import "fake-indexeddb/auto";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { IDBFactory } from "fake-indexeddb";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { submissionListCopy as copy, submissionNames } from "../../../data/forms/submission-list-copy.ts";
import { openSubmissions } from "../../../src/forms/outbox/stored-submissions.ts";
import type { OutboxEntry } from "../../../src/forms/outbox/submission.ts";
import { withTheme } from "../on-page.tsx";

const day = 24 * 60 * 60 * 1000;

const answer = vi.fn<(key: string) => Promise<Response>>();
const unreachable = () => Promise.reject(new TypeError("Failed to fetch"));
const receipt = async (key: string) => Response.json({ ok: true, id: "1", key, reference: "KG-AAAAAAA2" });

beforeEach(() => {
  vi.resetModules();
  globalThis.indexedDB = new IDBFactory();
  answer.mockReset().mockImplementation(unreachable);
  vi.stubGlobal("fetch", (_url: URL, init: RequestInit) =>
    answer(new Headers(init.headers).get("Idempotency-Key") ?? ""),
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function kept(key: string, changes: Partial<OutboxEntry> = {}) {
  const now = Date.now();
  const content = { form: "contact", fields: { message: "Hello" }, url: "/forms/contact" } as const;
  return openSubmissions().put({ key, ...content, createdAt: now, attempts: 1, dueAt: now + day / 2, ...changes });
}

/** Renders a page with the line and a fresh outbox. */
async function visit() {
  const { WaitingMessages } = await import("../../../src/layout/waiting-messages.tsx");
  return render(withTheme(<WaitingMessages />));
}

const button = (name: string) => screen.findByRole("button", { name });
const says = (text: string | RegExp) => expect.poll(() => screen.queryByRole("status")?.textContent).toMatch(text);

test("lists a submission without a name if its form is unknown", async () => {
  await kept("a", { form: "constructor" as "contact" });
  await visit();
  expect((await screen.findByRole("listitem")).textContent).not.toContain("native code");
});

describe("without waiting submissions", () => {
  test("renders nothing and creates no database or outbox", async () => {
    const { container } = await visit();
    await expect.poll(() => indexedDB.databases()).toEqual([]);
    expect(container.textContent).toBe("");
  });

  test("renders nothing on a prerendered page", async () => {
    await kept("a");
    const { WaitingMessages } = await import("../../../src/layout/waiting-messages.tsx");
    expect(renderToString(withTheme(<WaitingMessages />))).not.toContain("section");
  });
});

test("announces the number, form, and day of waiting submissions politely", async () => {
  await kept("a");
  await kept("b", { form: "volunteer", createdAt: Date.now() - 8 * day });
  await kept("c", { refused: [{ code: "email", field: "email", message: "Write an address." }] });
  await visit();
  await says("3 forms not sent yet");
  const rows = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(submissionNames.volunteer);
  expect(rows[0]).toContain(copy.old);
  expect(rows.join()).toContain(`${copy.refused}, Write an address.`);
  expect(screen.getByRole("region", { name: "Forms not sent yet" })).toBeDefined();
});

test("a damaged entry is reported and kept until it is discarded, and others still wait", async () => {
  await kept("a");
  await kept("damaged", { createdAt: undefined });
  await visit();
  await says(`1 form not sent yet. ${copy.unreadable}`);
  expect(await openSubmissions().unreadable()).toEqual(["damaged"]);
  const [discard] = screen.getAllByRole("button", { name: copy.discard });
  if (discard) await userEvent.click(discard);
  await says(/^1 form not sent yet$/);
  expect(await openSubmissions().unreadable()).toEqual([]);
});

describe("send now", () => {
  test("sends and shows the reference, then can be closed", async () => {
    await kept("a");
    await visit();
    await says("1 form not sent yet");
    answer.mockImplementation(receipt);
    (await button(copy.sendNow)).focus();
    await userEvent.keyboard("{Enter}");
    await says(/^Sent. Your reference is KG-AAAAAAA2$/);
    await expect.poll(() => document.activeElement).toBe(screen.getByRole("status"));
    expect(await openSubmissions().all()).toEqual([]);
    await userEvent.click(await button("Close"));
    expect(screen.queryByRole("region")).toBeNull();
  });

  test("reports a failed attempt", async () => {
    await kept("a");
    await visit();
    await userEvent.click(await button(copy.sendNow));
    await says(`${copy.stillWaiting}. 1 form not sent yet`);
  });
});

describe("discard", () => {
  test("asks once, then deletes and confirms", async () => {
    await kept("a");
    await visit();
    (await button("Delete")).focus();
    await userEvent.keyboard("{Enter}");
    expect(await openSubmissions().all()).toHaveLength(1);
    expect(document.activeElement).toBe(await button("Delete for good"));
    await userEvent.keyboard("{Enter}");
    await says(/^Deleted$/);
    expect(await openSubmissions().all()).toEqual([]);
    await expect.poll(() => document.activeElement).toBe(screen.getByRole("status"));
  });

  test("ignores a double click and can be canceled", async () => {
    await kept("a");
    await visit();
    await userEvent.dblClick(await button("Delete"));
    await userEvent.click(await button(copy.keep));
    expect(await button("Delete")).toBeDefined();
    expect(await openSubmissions().all()).toHaveLength(1);
  });
});

test("shows a submission from the page while it waits", async () => {
  await visit();
  const { sendSubmission } = await import("../../../src/forms/outbox/use-outbox.ts");
  const hello = { key: "d", form: "contact", fields: { message: "Hello" }, url: "/forms/contact" } as const;
  expect(await sendSubmission(hello)).toEqual({ state: "waiting", why: "unreachable" });
  await says("1 form not sent yet");
});

test("keeps the values in the form if the outbox can't load", async () => {
  vi.doMock("../../../src/forms/outbox/browser-outbox.ts", () => ({
    openOutbox() {
      throw new TypeError("Failed to fetch dynamically imported module");
    },
  }));
  const { sendSubmission } = await import("../../../src/forms/outbox/use-outbox.ts");
  const hello = { key: "e", form: "contact", fields: { message: "Hello" }, url: "/forms/contact" } as const;
  expect(await sendSubmission(hello)).toEqual({ state: "kept-in-form", why: "not-loaded" });
  vi.doUnmock("../../../src/forms/outbox/browser-outbox.ts");
});
