import { screen } from "@testing-library/react";
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
