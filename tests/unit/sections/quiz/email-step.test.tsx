import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { quizCopy } from "../../../../data/quiz/quiz-copy.ts";
import { EmailStep } from "../../../../src/sections/quiz/email-step.tsx";
import { renderOnPage } from "../../on-page.tsx";

const { button, skip } = quizCopy.email;

test("offers to send the result and to continue without email", () => {
  renderOnPage(<EmailStep words={quizCopy.email} state="skipped" onSend={() => {}} onSkip={() => {}} />);
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([button, skip]);
});

test("sends an address that a password manager has filled in without an event", async () => {
  const send = vi.fn();
  const user = userEvent.setup();
  renderOnPage(<EmailStep words={quizCopy.email} state="skipped" onSend={send} onSkip={() => {}} />);
  await user.click(screen.getByRole("checkbox"));
  const control = screen.getByRole("textbox");
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(control, "zoe@example.org");
  await user.click(screen.getByRole("button", { name: button }));
  expect(send).toHaveBeenCalledWith("zoe@example.org");
});
