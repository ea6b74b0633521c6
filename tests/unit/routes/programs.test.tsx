import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { programFacts } from "../../../data/program-facets.ts";
import { programs } from "../../../data/programs.ts";
import ProgramsRoute from "../../../src/routes/programs.tsx";
import { renderOnPage } from "../on-page.tsx";

test("shows the facts of each program that the filters ask for", () => {
  renderOnPage(<ProgramsRoute />);
  const listed = screen.getAllByRole("listitem").filter((item) => item.dataset.price);
  expect(listed).toHaveLength(programs.length);
  for (const program of programs) {
    const item = listed.find((one) => one.querySelector(`a[href="${program.url}"]`));
    for (const fact of programFacts(program)) expect(item).toHaveTextContent(fact);
  }
});
