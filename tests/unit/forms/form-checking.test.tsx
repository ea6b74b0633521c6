import "@testing-library/jest-dom/vitest";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AskForm, control, openAndSend, press, write } from "./ask-form.tsx";
import { sendSubmission, submissions } from "./fake-outbox.ts";
import { renderForm } from "./render-form.tsx";

vi.mock("../../../src/forms/outbox/use-outbox.ts", () => import("./fake-outbox.ts"));

beforeEach(() => {
  sendSubmission.mockReset();
  sessionStorage.clear();
});
afterEach(cleanup);

/** Container of the alert, which receives the focus. */
const summary = () => screen.getByRole("alert").parentElement as HTMLElement;
const listed = () =>
  within(summary())
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
const refuse = (...errors: { field: string; message: string }[]) =>
  sendSubmission.mockResolvedValue({
    state: "refused",
    status: 422,
    errors: errors.map((error) => ({ code: "email", ...error })),
  });

it("complains of nothing before it is first sent", async () => {
  renderForm(<AskForm />);
  write("Email", "zoe");
  await userEvent.tab();
  expect(control("Email")).not.toHaveAttribute("aria-invalid");
  expect(screen.queryByRole("alert")).toBeNull();
});

it("says how to fix it, in the order of the fields, takes the focus there and sends nothing", async () => {
  renderForm(<AskForm />);
  write("Email", "zoe");
  await press("Ask");
  expect(summary()).toHaveFocus();
  expect(summary()).not.toHaveAttribute("aria-labelledby");
  expect(within(screen.getByRole("alert")).getByRole("heading")).toHaveTextContent(
    "2 things are missing or not right yet",
  );
  expect(listed()).toEqual(["Write your name.", "Write an email address like name@example.org."]);
  expect(control("Name")).toHaveAttribute("aria-invalid", "true");
  expect(control("Name")).toHaveAccessibleDescription("Write your name.");
  expect(submissions()).toEqual([]);
});

it("says in the page’s title that there are errors, as long as there are", async () => {
  document.title = "Ask | Kindred Ground";
  renderForm(<AskForm />);
  expect(document.title).toBe("Ask | Kindred Ground");
  await press("Ask");
  expect(document.title).toBe("Error: Ask | Kindred Ground");
  write("Name", "Zoë");
  write("Email", "zoe@example.org");
  await expect.poll(() => document.title).toBe("Ask | Kindred Ground");
});

it("says it once, whichever of two forms is put right first", async () => {
  document.title = "Ask | Kindred Ground";
  renderForm(
    <>
      <AskForm id="one" />
      <AskForm id="other" />
    </>,
  );
  for (const button of screen.getAllByRole("button", { name: "Ask" })) await userEvent.click(button);
  await expect.poll(() => screen.getAllByRole("alert")).toHaveLength(2);
  expect(document.title).toBe("Error: Ask | Kindred Ground");
  const [name] = screen.getAllByLabelText(/Name/);
  const [email] = screen.getAllByLabelText(/Email/);
  await userEvent.type(name as HTMLElement, "Zoë");
  await userEvent.type(email as HTMLElement, "zoe@example.org");
  await expect.poll(() => screen.getAllByRole("alert")).toHaveLength(1);
  expect(document.title).toBe("Error: Ask | Kindred Ground");
});

it("leads from the list to the control, and leaves the address of the page alone", async () => {
  renderForm(<AskForm />);
  await press("Ask");
  await userEvent.click(screen.getByRole("link", { name: "Write your address." }));
  expect(control("Email")).toHaveFocus();
  expect(location.hash).toBe("");
});

it("drops what has been fixed at once, and does not move the visitor", async () => {
  renderForm(<AskForm />);
  await press("Ask");
  control("Name").focus();
  write("Name", "Zoë");
  await expect.poll(listed).toEqual(["Write your address."]);
  expect(control("Name")).toHaveFocus();
  write("Email", "zoe@example.org");
  await expect.poll(() => screen.queryByRole("alert")).toBeNull();
});

it("marks what the intake refused until that is changed, whatever else changes", async () => {
  refuse({ field: "email", message: "Nobody lives there." });
  await openAndSend();
  expect(await screen.findByRole("status")).toHaveTextContent(/^It has not gone. Please look at what is marked/);
  expect(summary()).toHaveFocus();
  expect(control("Email")).toHaveAccessibleDescription("Nobody lives there.");
  write("Name", "Zoë Ray");
  await expect.poll(() => control("Name").value).toBe("Zoë Ray");
  expect(listed()).toEqual(["Nobody lives there."]);
  write("Email", "zoe@example.com");
  await expect.poll(() => screen.queryByRole("alert")).toBeNull();
});

it("can send what was refused once more", async () => {
  refuse({ field: "email", message: "Nobody lives there." });
  await openAndSend();
  await screen.findByText("Nobody lives there.", { selector: "a" });
  sendSubmission.mockResolvedValue({ state: "received", reference: "KG-AAAAAAA2" });
  await press("Ask");
  expect(await screen.findByText("It has arrived")).toHaveFocus();
});

it("says what is about the whole form, and marks nothing for it", async () => {
  refuse({ field: "", message: "It is too long for us." });
  await openAndSend();
  expect(await screen.findByText("It is too long for us.")).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent(/Your words are still in the form/);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(control("Name")).toHaveValue("Zoë");
});

it("takes back what it said of the last try at the next", async () => {
  refuse({ field: "", message: "It is too long for us." });
  await openAndSend();
  await screen.findByText("It is too long for us.");
  write("Name", "");
  await press("Ask");
  expect(summary()).toHaveFocus();
  expect(screen.getByRole("status")).toHaveTextContent(/^$/);
});

it("with one field, has no list and takes the focus to the field", async () => {
  const email = {
    kind: "email",
    name: "email",
    label: "Email",
    required: true,
    missing: "Write your address.",
  } as const;
  const form = {
    title: "Letters",
    fields: [email],
    button: "Ask",
    sent: { title: "One more step", text: "" },
  } as const;
  renderForm(<AskForm form={form} />);
  await press("Ask");
  expect(control("Email")).toHaveFocus();
  expect(control("Email")).toHaveAccessibleDescription("Write your address.");
  expect(screen.queryByRole("alert")).toBeNull();
});
