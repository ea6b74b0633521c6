import { type Oklch, oklchToHex } from "@kindred-ground/tokens/color/color.ts";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { HexField } from "../../../../src/design/workbench/token-editor.tsx";
import { renderOnPage } from "../../on-page.tsx";

const words = { hex: "As hex", notHex: "No hex" };

function Editor() {
  const [value, setValue] = useState<Oklch>([0.5, 0.1, 38.9]);
  return (
    <>
      <HexField words={words} value={value} onChange={setValue} />
      <output>{oklchToHex(value)}</output>
      <button type="button" onClick={() => setValue([0, 0, 0])}>
        Black
      </button>
    </>
  );
}

const field = () => screen.getByLabelText("As hex");
const type = async (text: string) => {
  await userEvent.clear(field());
  await userEvent.type(field(), text);
};

test("accepts six digits with or without a hash", async () => {
  renderOnPage(<Editor />);
  for (const [typed, color] of [
    ["#643b9a", "#643b9a"],
    ["1A4D2E", "#1a4d2e"],
  ] as const) {
    await type(typed);
    expect(document.querySelector("output")).toHaveTextContent(color);
  }
});

test("keeps an invalid color with an error until another color replaces it", async () => {
  renderOnPage(<Editor />);
  await type("#zzz");
  expect(field()).not.toHaveAttribute("aria-invalid", "true");
  await userEvent.tab();
  expect(field()).toHaveValue("#zzz");
  expect(field()).toHaveAttribute("aria-invalid", "true");
  expect(screen.getByText("No hex")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Black" }));
  expect(field()).toHaveValue("#000000");
  expect(screen.queryByText("No hex")).toBeNull();
});
