import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { useTextControl } from "../../../src/forms/use-text-control.ts";

function Named() {
  const [value, setValue] = useState("Zo");
  const [, render] = useState({});
  return (
    <>
      <input aria-label="Name" {...useTextControl<HTMLInputElement>(value, setValue)} />
      <output>{value}</output>
      <button type="button" onClick={() => render({})}>
        Render
      </button>
      <button type="button" onClick={() => setValue("Zoë")}>
        Correct
      </button>
      <button type="button" onClick={() => setValue("")}>
        Clear
      </button>
    </>
  );
}

test("keeps text that reached a control without an event, until the form sets another value", async () => {
  const user = userEvent.setup();
  render(<Named />);
  const name = screen.getByRole<HTMLInputElement>("textbox", { name: "Name" });
  const press = (button: string) => user.click(screen.getByRole("button", { name: button }));
  expect(name).toHaveValue("Zo");
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(name, "Zora");
  await press("Render");
  expect(name).toHaveValue("Zora");
  await user.type(name, "h");
  expect(screen.getByRole("status")).toHaveTextContent("Zorah");
  await press("Correct");
  expect(name).toHaveValue("Zoë");
  await press("Clear");
  expect(name).toHaveValue("");
});
