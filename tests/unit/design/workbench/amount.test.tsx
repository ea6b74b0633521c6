import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { Amount } from "../../../../src/design/workbench/bench-field.tsx";
import { renderOnPage } from "../../on-page.tsx";

/** Refuses values below 250, as the theme does for a duration that must be longer than another. */
function Duration() {
  const [value, setValue] = useState(400);
  const change = (next: number) => next >= 250 && setValue(next);
  return <Amount label="Duration" value={value} min={0} max={2_000} step={10} onChange={change} />;
}

test("takes a number whose first digits alone would be refused, and shows the saved one again otherwise", async () => {
  const user = userEvent.setup();
  renderOnPage(<Duration />);
  const input = screen.getByRole("spinbutton", { name: "Duration" });
  await user.clear(input);
  await user.type(input, "300");
  expect(input).toHaveValue(300);
  expect(screen.getByRole("slider", { name: "Duration" })).toHaveValue("300");

  await user.clear(input);
  await user.type(input, "20");
  await user.tab();
  expect(input).toHaveValue(300);
});
