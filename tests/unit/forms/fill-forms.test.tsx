import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { formCopy } from "../../../data/forms/form-copy.ts";
import { drafts } from "../../../src/forms/drafts.ts";
import { fillForms, fillLate } from "../../../src/forms/fill-forms.ts";
import { onPage, renderOnPage } from "../on-page.tsx";
import { AskForm, asked, control, press } from "./ask-form.tsx";
import { sendSubmission } from "./fake-outbox.ts";

vi.mock("../../../src/forms/outbox/use-outbox.ts", () => import("./fake-outbox.ts"));

const form = {
  ...asked,
  fields: [
    ...asked.fields,
    { kind: "long-text", name: "message", label: "Message", rows: 3 },
    { kind: "consent", name: "consent", label: "Write to me" },
    {
      kind: "choices",
      name: "interest",
      label: "Interest",
      all: { value: "all", label: "Everything" },
      choices: [
        { value: "circles", label: "Circles" },
        { value: "ceu", label: "Workshops" },
      ],
    },
  ],
} as const;
const id = "/#contact-form";
const kept = () => document.querySelector<HTMLElement>("[data-kept]");

// Loads checkboxes before the tests, because they load on demand.
beforeAll(async () => {
  const { unmount } = renderOnPage(<AskForm form={form} />);
  await screen.findByLabelText("Write to me");
  unmount();
});
beforeEach(() => {
  sendSubmission.mockReset();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});

afterEach(() => document.body.replaceChildren());

/** Shows a prerendered page, and fills its form before React starts. Returns a function that starts React. */
function open(address = "/", fill = fillForms): () => void {
  const page = onPage(<AskForm form={form} />, address);
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  fill();
  return () => render(page, { container, hydrate: true });
}

const values = () =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLInputElement>("form :is(input, textarea, select)[id]")].map((each) => [
      each.type === "checkbox" ? `${each.name}=${each.value}` : each.name,
      each.type === "checkbox" ? each.checked : each.value,
    ]),
  );

it("fills each kind of control with the draft before React, and shows that it was kept", () => {
  drafts.rememberVisitor({ name: "Zoë", email: "zoe@example.org" });
  drafts.write(id, { name: "Zo", plan: "root", message: "Two\nlines", consent: true, interest: ["ceu"] });
  const start = open();
  const filled = {
    name: "Zo",
    email: "zoe@example.org",
    plan: "root",
    subject: "",
    message: "Two\nlines",
    "consent=yes": true,
    "interest=all": false,
    "interest=circles": false,
    "interest=ceu": true,
  };
  expect(values()).toEqual(filled);
  expect(kept()).toBeVisible();
  start();
  expect(values()).toEqual(filled);
  expect(kept()).toBeVisible();
});

it("keeps what the visitor changed or cleared after that", async () => {
  const draft = { name: "Zo", subject: "Bread", plan: "root", message: "A", consent: true, interest: ["ceu"] };
  drafts.write(id, draft);
  const start = open();
  control("Message").value += " and B";
  control("Subject").value = "";
  control("Plan").value = "undecided";
  control("Write to me").checked = false;
  control("Workshops").checked = false;
  start();
  expect(values()).toMatchObject({
    name: "Zo",
    subject: "",
    plan: "undecided",
    message: "A and B",
    "consent=yes": false,
    "interest=ceu": false,
  });
  await expect.poll(() => drafts.read(id)).toEqual({ name: "Zo", message: "A and B" });
});

it("prefers a link to a draft, and fills in neither an address nor a consent from it", () => {
  drafts.write(id, { plan: "undecided", subject: "Old" });
  const start = open("/?plan=root.&subject=New&email=them@example.org&consent=yes&interest=circles");
  const filled = { plan: "root", subject: "New", email: "", "consent=yes": false, "interest=circles": true };
  expect(values()).toMatchObject(filled);
  start();
  expect(values()).toMatchObject(filled);
});

it("leaves a form alone that has neither draft nor link", () => {
  sessionStorage.setItem(`draft:${id}`, "{");
  const start = open("/?subject=&plan=gold");
  const empty = values();
  expect(empty).toMatchObject({ name: "", subject: "", plan: "undecided" });
  expect(kept()).not.toBeVisible();
  start();
  expect(values()).toEqual(empty);
});

it("loses no long text that was typed before the draft could be filled in", () => {
  drafts.write(id, { name: "Zo", message: "A" });
  const start = open("/", () => {
    control("Message").value = "B";
    fillLate();
  });
  expect(values()).toMatchObject({ name: "", message: "B" });
  start();
  expect(values()).toMatchObject({ name: "Zo", message: "A\n\nB" });
});

it("fills once, late or early", () => {
  drafts.write(id, { name: "Zo", message: "A" });
  open("/", fillLate);
  expect(values()).toMatchObject({ name: "Zo", message: "A" });
  control("Name").value = "";
  fillLate();
  expect(control("Name")).toHaveValue("");
});

it("starts over", async () => {
  drafts.rememberVisitor({ name: "Zoë" });
  drafts.write(id, { subject: "Bread" });
  open()();
  await press(formCopy.keptDraft.startOver);
  expect(values()).toMatchObject({ name: "", subject: "" });
  expect(kept()).not.toBeVisible();
  expect(control("Name")).toHaveFocus();
  expect(drafts.read(id)).toEqual({});
});
