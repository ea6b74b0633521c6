import "@testing-library/jest-dom/vitest";
import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { gatheringsAt, gatheringsIntro } from "../../../../data/homestead.ts";
import { Gatherings } from "../../../../src/sections/homestead/gatherings.tsx";
import { system } from "../../../../theme/index.ts";

vi.setConfig({ testTimeout: 30_000 });

const gatherings = gatheringsAt(new Date("2026-11-22T12:00:00Z"));

function openAt(now: Date) {
  vi.setSystemTime(now);
  render(
    <ChakraProvider value={system}>
      <MemoryRouter>
        <Gatherings words={gatheringsIntro} gatherings={gatherings} />
      </MemoryRouter>
    </ChakraProvider>,
  );
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("removes an ended gathering from the list", () => {
  openAt(new Date(gatherings[0]?.endsAt ?? ""));
  const titles = screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(gatherings.slice(1).map(({ title }) => title));
});

test("replaces the list with a notice after all gatherings", () => {
  openAt(new Date("2029-01-01T12:00:00Z"));
  expect(screen.getByText(gatheringsIntro.none)).toBeVisible();
  expect(screen.queryByRole("list")).toBeNull();
});
