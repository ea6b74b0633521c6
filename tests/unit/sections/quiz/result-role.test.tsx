import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { quizCopy } from "../../../../data/quiz/quiz-copy.ts";
import { roleByKey, roles } from "../../../../data/quiz/roles.ts";
import { splitSentence } from "../../../../src/quiz/split-sentence.ts";
import { ResultRole } from "../../../../src/sections/quiz/result-role.tsx";
import { renderOnPage } from "../../on-page.tsx";

afterEach(() => vi.unstubAllGlobals());

test.each(roles.map(({ key }) => key))("shows the first sentence of each line of %s, and the rest once", (key) => {
  const role = roleByKey(key);
  renderOnPage(<ResultRole role={role} place={0} words={quizCopy} together="/quiz/together#=weaver" />);
  for (const line of ["gift", "challenge", "contribution"] as const) {
    const { first, rest } = splitSentence(role[line]);
    expect(`${first} ${rest}`).toBe(role[line]);
    expect(rest).not.toBe("");
    expect(screen.getByText(first).closest("summary")).toHaveTextContent(quizCopy.results.parts[line]);
    expect(screen.getByText(rest).closest("details")).toHaveProperty("open", false);
  }
  expect(screen.getByText(role.invitation)).toBeInTheDocument();
  expect(screen.getByText(role.praxis.self)).toBeVisible();
});

test("saves the practice as a calendar file", async () => {
  const files: Blob[] = [];
  vi.stubGlobal(
    "URL",
    Object.assign(URL, { createObjectURL: (file: Blob) => files.push(file) && "blob:x", revokeObjectURL: () => {} }),
  );
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  renderOnPage(<ResultRole role={roleByKey("weaver")} place={0} words={quizCopy} together="/quiz/together#=weaver" />);
  await userEvent.click(screen.getByRole("button", { name: "Add to calendar: Weaver" }));
  expect(names).toEqual(["practice-weaver.ics"]);
  expect(files[0]?.type).toBe("text/calendar");
  expect(screen.getByRole("link", { name: "Make a wheel with others" })).toHaveAttribute(
    "href",
    "/quiz/together#=weaver",
  );
});
