import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { onPage, renderOnPage } from "../on-page.tsx";
import { AskForm, control, press, write } from "./ask-form.tsx";
import { received, sendSubmission, submissions } from "./fake-outbox.ts";

vi.mock("../../../src/forms/outbox/use-outbox.ts", () => import("./fake-outbox.ts"));
vi.mock("../../../src/components/notify.ts", () => ({ notify: vi.fn() }));

beforeEach(() => {
  sendSubmission.mockReset().mockResolvedValue(received);
  sessionStorage.clear();
});

const question = "Did you mean ana@gmail.com?";
const correct = () => screen.queryByRole("button", { name: "Use ana@gmail.com" });

async function leaveEmail(typed: string) {
  await userEvent.type(control("Email"), typed);
  expect(screen.queryByText(question)).toBeNull();
  await userEvent.tab();
}

test("asks about a slip once the field is left, in a live region that was there before", async () => {
  const { container } = renderOnPage(<AskForm />);
  const region = container.querySelector("[aria-live=polite]:empty");
  await leaveEmail("ana@gmial.com");
  await waitFor(() => expect(region).toHaveTextContent(question));
  expect(screen.getByText(question)).toBeVisible();
});

test("takes the suggestion on request, and returns the focus to the field", async () => {
  renderOnPage(<AskForm />);
  await leaveEmail("ana@gmial.com");
  await press("Use ana@gmail.com");
  expect(control("Email")).toHaveValue("ana@gmail.com");
  expect(control("Email")).toHaveFocus();
  expect(correct()).toBeNull();
});

test("withdraws the question when the address changes", async () => {
  renderOnPage(<AskForm />);
  await leaveEmail("ana@gmial.com");
  await waitFor(() => expect(correct()).toBeVisible());
  write("Email", "ana@gmial.org");
  expect(correct()).toBeNull();
});

test("sends the address as typed", async () => {
  renderOnPage(<AskForm />);
  write("Name", "Ana");
  await leaveEmail("ana@gmial.com");
  await press("Ask");
  await screen.findByText("It has arrived");
  expect(submissions()[0]?.fields).toMatchObject({ email: "ana@gmial.com" });
});

test("moves no control while a pointer is pressed, which would lose the press", async () => {
  renderOnPage(<AskForm />);
  write("Email", "ana@gmial.com");
  act(() => control("Email").focus());
  fireEvent.pointerDown(screen.getByRole("button", { name: "Ask" }));
  act(() => control("Email").blur());
  expect(correct()).toBeNull();
  fireEvent.pointerUp(screen.getByRole("button", { name: "Ask" }));
  await waitFor(() => expect(correct()).toBeVisible());
});

test("adds nothing to the page without scripts", () => {
  expect(renderToString(onPage(<AskForm />))).not.toContain("aria-live");
});
