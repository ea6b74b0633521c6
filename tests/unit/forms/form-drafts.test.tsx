import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { drafts } from "../../../src/forms/drafts.ts";
import { onPage, renderOnPage } from "../on-page.tsx";
import { AskForm, control, fillIn, openAndSend, press, write } from "./ask-form.tsx";
import { received, sendSubmission } from "./fake-outbox.ts";

vi.mock("../../../src/forms/outbox/use-outbox.ts", () => import("./fake-outbox.ts"));

beforeEach(() => {
  sendSubmission.mockReset().mockResolvedValue(received);
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});

it("restores the draft on the next visit", async () => {
  const { unmount } = renderOnPage(<AskForm />);
  write("Name", "Zo");
  write("Plan", "root");
  await expect.poll(() => drafts.read("/#contact-form")).toEqual({ name: "Zo", plan: "root" });
  unmount();
  renderOnPage(<AskForm />);
  expect(control("Name")).toHaveValue("Zo");
  expect(control("Plan")).toHaveValue("root");
});

it("keeps drafts per page unless the form is site-wide", async () => {
  const { unmount } = renderOnPage(<AskForm />, "/one");
  write("Subject", "Bread");
  await expect.poll(() => drafts.read("/one#contact-form")).toEqual({ subject: "Bread" });
  unmount();
  const other = renderOnPage(<AskForm initial={{ subject: "A visit" }} />, "/two");
  expect(control("Subject")).toHaveValue("A visit");
  other.unmount();

  const wide = renderOnPage(<AskForm isSiteWide />, "/one");
  write("Name", "Zo");
  await expect.poll(() => drafts.read("contact-form")).toEqual({ name: "Zo" });
  wide.unmount();
  renderOnPage(<AskForm isSiteWide />, "/two");
  expect(control("Name")).toHaveValue("Zo");
});

it("removes the draft after sending and fills in name and email in the next form", async () => {
  const { unmount } = renderOnPage(<AskForm />);
  fillIn();
  write("Subject", "Bread");
  await press("Ask");
  await screen.findByText("It has arrived");
  expect(drafts.read("/#contact-form")).toEqual({});
  unmount();
  renderOnPage(<AskForm id="another" />);
  expect(control("Name")).toHaveValue("Zoë");
  expect(control("Email")).toHaveValue("zoe@example.org");
  expect(control("Subject")).toHaveValue("");
});

it("keeps the draft of an unsent submission", async () => {
  sendSubmission.mockResolvedValue({ state: "kept-in-form", why: "offline" });
  await openAndSend();
  await screen.findByText(/still in the form/);
  expect(drafts.read("/#contact-form")).toEqual({ name: "Zoë", email: "zoe@example.org" });
});

describe("on a prerendered page", () => {
  const page = (address: string) => onPage(<AskForm initial={{ subject: "A visit" }} />, address);

  /** Opens a prerendered page, types before its scripts run, then hydrates it. */
  function hydrate(address: string, type: () => void) {
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(page(address));
    type();
    return render(page(address), { container, hydrate: true });
  }

  it("prefers typed values over those of a link or a draft", () => {
    drafts.write("/#contact-form", { name: "Old", email: "old@example.org" });
    hydrate("/?plan=root&subject=Linked", () => {
      control("Name").value = "Zoë";
      control("Subject").value = "";
    });
    expect(control("Name")).toHaveValue("Zoë");
    expect(control("Subject")).toHaveValue("");
    expect(control("Email")).toHaveValue("old@example.org");
    expect(control("Plan")).toHaveValue("root");
  });

  it("works without scripts and validates with scripts after hydration", () => {
    hydrate("/", () => {
      const form = screen.getByRole<HTMLFormElement>("form", { name: "Ask us" });
      expect(form).toHaveAttribute("action", "/forms/contact");
      expect(form.method).toBe("post");
      expect(form.noValidate).toBe(false);
      expect(control("Email")).toBeRequired();
      expect(control("Email").type).toBe("email");
      expect(control("Subject")).toHaveValue("A visit");
    });
    expect(screen.getByRole<HTMLFormElement>("form").noValidate).toBe(true);
  });
});

describe("a link to the form", () => {
  it("selects choices but never fills in name or email", () => {
    renderOnPage(<AskForm />, "/?plan=root&email=them@example.org&name=Them&subject=Hello");
    expect(control("Plan")).toHaveValue("root");
    expect(control("Subject")).toHaveValue("Hello");
    expect(control("Email")).toHaveValue("");
    expect(control("Name")).toHaveValue("");
  });

  it("overrides an older draft, even with the default choice", async () => {
    drafts.write("/#contact-form", { plan: "root", name: "Zoë" });
    renderOnPage(<AskForm />, "/?plan=undecided");
    expect(control("Plan")).toHaveValue("undecided");
    expect(control("Name")).toHaveValue("Zoë");
  });

  it("ends with its address if nothing was typed, even for a known visitor", () => {
    drafts.rememberVisitor({ name: "Zoë" });
    const { unmount } = renderOnPage(<AskForm />, "/?plan=root&subject=Hello");
    expect(control("Name")).toHaveValue("Zoë");
    unmount();
    renderOnPage(<AskForm />, "/");
    expect(control("Plan")).toHaveValue("undecided");
    expect(control("Subject")).toHaveValue("");
  });

  it("is stored with typed values", async () => {
    const { unmount } = renderOnPage(<AskForm />, "/?plan=root");
    write("Name", "Zo");
    await expect.poll(() => drafts.read("/#contact-form")).toEqual({ name: "Zo", plan: "root" });
    unmount();
    renderOnPage(<AskForm />, "/");
    expect(control("Plan")).toHaveValue("root");
    expect(control("Name")).toHaveValue("Zo");
  });
});
