import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { useHydrated, useWhenHydrated } from "../../../src/components/use-hydrated.ts";

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

test("shows browser-only values after hydration", () => {
  drawn.mockClear();
  expect(hydrate(<Choice value="books" />)).toBe("none");
  expect(screen.getByText("books")).toBeInTheDocument();
});

test("doesn't rerender if the value is unchanged", () => {
  drawn.mockClear();
  hydrate(<Choice value={null} />);
  // The component renders once for the prerender, and once to hydrate.
  expect(drawn.mock.calls).toEqual([[null], [null]]);
});

test("shows the value immediately when first rendered after hydration", () => {
  drawn.mockClear();
  render(<Choice value="books" />);
  expect(drawn.mock.calls).toEqual([["books"]]);
});

test("useHydrated returns false in the prerendered file and true in the page", () => {
  const Page = () => <p>{String(useHydrated())}</p>;
  expect(hydrate(<Page />)).toBe("false");
  expect(screen.getByText("true")).toBeInTheDocument();
});
