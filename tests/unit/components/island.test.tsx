import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Island } from "../../../src/components/island.tsx";
import { keepPage } from "../../../src/keep-page.ts";

function Broken(): never {
  throw new Error("a fault in one part");
}

test("a part that fails leaves the page working, with the prerendered part if there is one", () => {
  vi.spyOn(console, "error").mockReturnValue();
  const prerendered = document.body.appendChild(document.createElement("header"));
  prerendered.innerHTML = '<a href="/">Home</a>';
  keepPage(() => {});
  prerendered.remove();
  render(
    <>
      <Island keeps="header">
        <Broken />
      </Island>
      <Island>
        <Broken />
      </Island>
      <main>
        <button type="button">Send</button>
      </main>
      <Island>
        <p>Whole</p>
      </Island>
    </>,
  );
  for (const [role, name] of [
    ["link", "Home"],
    ["button", "Send"],
  ] as const)
    expect(screen.getByRole(role, { name })).toBeVisible();
  expect(screen.getByText("Whole")).toBeVisible();
  expect(console.error).toHaveBeenCalledTimes(2);
  vi.mocked(console.error).mockClear();
});
