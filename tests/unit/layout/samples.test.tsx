import { cleanup, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { renderOnPage } from "../on-page.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function renderTerms(value: string | undefined) {
  vi.resetModules();
  vi.stubEnv("VITE_SAMPLES", value);
  const { default: Terms } = await import("../../../src/routes/terms.tsx");
  const { default: SiteLayout } = await import("../../../src/layout/site-layout.tsx");
  renderOnPage(
    <MemoryRouter>
      <SiteLayout />
      <Terms />
    </MemoryRouter>,
  );
}

test("every page of a public site with samples has one line that links to what they are", async () => {
  await renderTerms("shown");
  const line = screen.getByRole("complementary", { name: "Sample content" });
  expect(line).toHaveTextContent(/^Sample content\. See which parts are samples$/);
  expect(screen.getByRole("link", { name: "See which parts are samples" })).toHaveAttribute("href", "/terms#samples");
  expect(screen.getByRole("heading", { name: "Samples on this site" })).toHaveAttribute("id", "samples");
});

test("other builds show neither", async () => {
  await renderTerms(undefined);
  expect(screen.queryByText(/Sample content/)).not.toBeInTheDocument();
  expect(screen.queryByText("Samples on this site")).not.toBeInTheDocument();
});
