import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { renderOnPage } from "../on-page.tsx";
import { AskForm, control, openAndSend, press, write } from "./ask-form.tsx";
import { sendSubmission, submissions } from "./fake-outbox.ts";

vi.mock("../../../src/forms/outbox/use-outbox.ts", () => import("./fake-outbox.ts"));

beforeEach(() => {
  sendSubmission.mockReset();
  sessionStorage.clear();
});
/** Returns the container of the alert. The container receives the focus. */
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

it("shows no errors before the first submit", async () => {
  renderOnPage(<AskForm />);
  write("Email", "zoe");
  await userEvent.tab();
  expect(control("Email")).not.toHaveAttribute("aria-invalid");
  expect(screen.queryByRole("alert")).toBeNull();
});

it("lists errors in field order, moves the focus there, and sends nothing", async () => {
  renderOnPage(<AskForm />);
  write("Email", "zoe");
  await press("Ask");
  await waitFor(() => expect(summary()).toHaveFocus());
  expect(summary()).not.toHaveAttribute("aria-labelledby");
  expect(within(screen.getByRole("alert")).getByRole("heading")).toHaveTextContent("There’s a problem");
  expect(listed()).toEqual(["Write your name.", "Enter an email address like name@example.org."]);
  expect(control("Name")).toHaveAttribute("aria-invalid", "true");
  expect(control("Name")).toHaveAccessibleDescription("Write your name.");
  expect(submissions()).toEqual([]);
});

it("announces nothing as being sent while the input is invalid", async () => {
  renderOnPage(<AskForm />);
  const announced: string[] = [];
  const observer = new MutationObserver(() => announced.push(document.body.textContent ?? ""));
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  await press("Ask");
  await waitFor(() => expect(summary()).toHaveFocus());
  observer.disconnect();
  expect(announced.filter((text) => text.includes("Sending"))).toEqual([]);
  // A screen reader reads the whole list once, and then only what changes.
  expect(screen.getByRole("alert")).toHaveAttribute("aria-atomic", "false");
});

it("prefixes the page title while there are errors", async () => {
  document.title = "Ask | Kindred Ground";
  renderOnPage(<AskForm />);
  expect(document.title).toBe("Ask | Kindred Ground");
  await press("Ask");
  expect(document.title).toBe("Error: Ask | Kindred Ground");
  write("Name", "Zoë");
  write("Email", "zoe@example.org");
  await expect.poll(() => document.title).toBe("Ask | Kindred Ground");
});

it("prefixes the page title once for two forms until both are fixed", async () => {
  document.title = "Ask | Kindred Ground";
  renderOnPage(
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

it("moves the focus from the list to the control without changing the address", async () => {
  renderOnPage(<AskForm />);
  await press("Ask");
  await userEvent.click(screen.getByRole("link", { name: "Write your address." }));
  await waitFor(() => expect(control("Email")).toHaveFocus());
  expect(location.hash).toBe("");
});

it("removes fixed errors immediately without moving the focus", async () => {
  renderOnPage(<AskForm />);
  await press("Ask");
  control("Name").focus();
  write("Name", "Zoë");
  await expect.poll(listed).toEqual(["Write your address."]);
  await waitFor(() => expect(control("Name")).toHaveFocus());
  write("Email", "zoe@example.org");
  await expect.poll(() => screen.queryByRole("alert")).toBeNull();
});

it("marks a field that the intake rejected until that field changes", async () => {
  refuse({ field: "email", message: "Nobody lives there." });
  await openAndSend();
  expect(await screen.findByRole("status")).toHaveTextContent(/^We couldn’t send this. Fix the marked answers/);
  await waitFor(() => expect(summary()).toHaveFocus());
  expect(control("Email")).toHaveAccessibleDescription("Nobody lives there.");
  write("Name", "Zoë Ray");
  await expect.poll(() => control("Name").value).toBe("Zoë Ray");
  expect(listed()).toEqual(["Nobody lives there."]);
  write("Email", "zoe@example.com");
  await expect.poll(() => screen.queryByRole("alert")).toBeNull();
});

it("can resend a rejected submission", async () => {
  refuse({ field: "email", message: "Nobody lives there." });
  await openAndSend();
  await screen.findByText("Nobody lives there.", { selector: "a" });
  sendSubmission.mockResolvedValue({ state: "received", reference: "KG-AAAAAAA2" });
  await press("Ask");
  await waitFor(() => expect(screen.getByText("It has arrived")).toHaveFocus());
});

it("shows an error about the whole form without marking a field", async () => {
  refuse({ field: "", message: "It is too long for us." });
  await openAndSend();
  expect(await screen.findByText("It is too long for us.")).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent(/Your answers are still in the form/);
  expect(screen.queryByRole("alert")).toBeNull();
  expect(control("Name")).toHaveValue("Zoë");
});

it("clears the previous error on the next submit", async () => {
  refuse({ field: "", message: "It is too long for us." });
  await openAndSend();
  await screen.findByText("It is too long for us.");
  write("Name", "");
  await press("Ask");
  await waitFor(() => expect(summary()).toHaveFocus());
  expect(screen.getByRole("status")).toHaveTextContent(/^$/);
});

it("focuses the field of a single-field form instead of a list", async () => {
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
  renderOnPage(<AskForm form={form} />);
  await press("Ask");
  await waitFor(() => expect(control("Email")).toHaveFocus());
  expect(control("Email")).toHaveAccessibleDescription("Write your address.");
  expect(screen.queryByRole("alert")).toBeNull();
});
