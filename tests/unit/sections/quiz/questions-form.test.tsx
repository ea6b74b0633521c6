import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { questions } from "../../../../data/quiz/questions.ts";
import { questionsFormCopy } from "../../../../data/quiz/quiz-copy.ts";
import { QuestionsForm } from "../../../../src/sections/quiz/questions-form.tsx";
import { renderOnPage } from "../../on-page.tsx";

const title = "The quiz on one page";

function show() {
  renderOnPage(<QuestionsForm title={title} words={questionsFormCopy} questions={questions} />);
  return within(screen.getByRole("form", { name: title }));
}

test("sends every answer as the index of its option", () => {
  const form = show();
  const element = screen.getByRole<HTMLFormElement>("form", { name: title });
  expect([element.getAttribute("action"), element.method]).toEqual(["/quiz/answers", "post"]);
  for (const [at, { prompt, options }] of questions.entries()) {
    const group = form.getByRole("radiogroup", { name: `Question ${at + 1} of ${questions.length} ${prompt}` });
    const radios = within(group).getAllByRole<HTMLInputElement>("radio");
    expect(radios.map((radio) => radio.labels?.[0]?.textContent)).toEqual(options.map(({ label }) => label));
    for (const radio of radios) expect(radio).toBeRequired();
    radios[at % options.length]?.click();
  }
  expect([...new FormData(element)]).toEqual(questions.map(({ id, options }, at) => [id, String(at % options.length)]));
});

test("has one button, and a place for errors of each question", () => {
  const form = show();
  expect(form.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([questionsFormCopy.button]);
  const groups = form.getAllByRole("radiogroup");
  expect(groups).toHaveLength(questions.length);
  for (const group of groups) {
    expect(group).not.toHaveAttribute("aria-invalid");
    const error = document.getElementById(group.getAttribute("aria-describedby") ?? "");
    if (!error) throw new Error("no place for an error");
    expect(error).not.toBeVisible();
    error.hidden = false;
    error.textContent = "Choose.";
    expect(group).toHaveAccessibleDescription("Choose.");
  }
});

test("tells where answers are counted, and offers the roles where they cannot be", () => {
  show();
  expect(screen.getByText(/server counts your answers and doesn’t store them/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Read about all ten roles" })).toHaveAttribute("href", "/quiz/roles");
});
