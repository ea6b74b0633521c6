import { cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { MemoryRouter, StaticRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { usePreselect } from "../../../src/forms/use-preselect.ts";

afterEach(cleanup);

function Subject() {
  const input = usePreselect<HTMLInputElement>("subject", "", (value) => value.length < 20);
  return <input ref={input} aria-label="Subject" defaultValue="" />;
}

/** A page as it was prerendered, without a query. */
function prerendered() {
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(
    <StaticRouter location="/contact">
      <Subject />
    </StaticRouter>,
  );
  return container;
}

function hydrate(container: HTMLElement) {
  render(
    <MemoryRouter initialEntries={["/contact?subject=Hello"]}>
      <Subject />
    </MemoryRouter>,
    { container, hydrate: true },
  );
  return screen.getByRole<HTMLInputElement>("textbox", { name: "Subject" });
}

test("fills the prerendered field once scripts run", () => {
  expect(hydrate(prerendered()).value).toBe("Hello");
});

test("keeps what was typed before scripts ran", () => {
  const container = prerendered();
  const input = container.querySelector("input");
  if (input) input.value = "My own words";
  expect(hydrate(container).value).toBe("My own words");
});
