import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { quizCopy } from "../../../../data/quiz/quiz-copy.ts";
import { EmailStep } from "../../../../src/sections/quiz/email-step.tsx";
import { renderOnPage } from "../../on-page.tsx";

const { hasMail } = vi.hoisted(() => ({ hasMail: vi.fn() }));
vi.mock("../../../../src/quiz/use-result-mail.ts", () => ({ useHasMail: hasMail }));

const { skip, button, off } = quizCopy.email;

test.each([
  { isSetUp: true, names: [button, skip] },
  { isSetUp: undefined, names: [button, skip] },
  { isSetUp: false, names: [skip, off.button] },
])("orders the buttons if the mail server's state is $isSetUp", ({ isSetUp, names }) => {
  hasMail.mockReturnValue(isSetUp);
  renderOnPage(<EmailStep words={quizCopy.email} state="skipped" onSend={() => {}} onSkip={() => {}} />);
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(names);
});

test("sends an address that a password manager has filled in without an event", async () => {
  hasMail.mockReturnValue(true);
  const send = vi.fn();
  const user = userEvent.setup();
  renderOnPage(<EmailStep words={quizCopy.email} state="skipped" onSend={send} onSkip={() => {}} />);
  await user.click(screen.getByRole("checkbox"));
  const control = screen.getByRole("textbox");
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(control, "zoe@example.org");
  await user.click(screen.getByRole("button", { name: button }));
  expect(send).toHaveBeenCalledWith("zoe@example.org");
});
