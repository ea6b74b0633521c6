import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { useHydrated, useWhenHydrated } from "../../../src/components/use-hydrated.ts";

afterEach(cleanup);

function hydrate(page: React.ReactElement) {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  const prerendered = container.textContent;
  render(page, { container, hydrate: true });
  return prerendered;
}

const drawn = vi.fn();

function Choice({ value }: { value: string | null }) {
  const choice = useWhenHydrated(value, null);
  drawn(choice);
  return <p>{choice ?? "none"}</p>;
}

test("what is known only in the browser comes after hydration", () => {
  drawn.mockClear();
  expect(hydrate(<Choice value="books" />)).toBe("none");
  expect(screen.getByText("books")).toBeInTheDocument();
});

test("where it is the same as before, nothing is drawn a second time", () => {
  drawn.mockClear();
  hydrate(<Choice value={null} />);
  // Once for the prerender, once to hydrate.
  expect(drawn.mock.calls).toEqual([[null], [null]]);
});

test("what is first drawn after hydration has its value at once", () => {
  drawn.mockClear();
  render(<Choice value="books" />);
  expect(drawn.mock.calls).toEqual([["books"]]);
});

test("useHydrated is false in the file and true in the page", () => {
  const Page = () => <p>{String(useHydrated())}</p>;
  expect(hydrate(<Page />)).toBe("false");
  expect(screen.getByText("true")).toBeInTheDocument();
});
