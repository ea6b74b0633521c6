import "@testing-library/jest-dom/vitest";
import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { answers } from "../../../../data/forms/answers.ts";
import { payItForward } from "../../../../data/forms/gifts.ts";
import { Answer } from "../../../../src/sections/answer/answer.tsx";
import { system } from "../../../../theme/index.ts";

// The first render builds the whole theme, which is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

test("explains that nothing was sent and links to further pages", () => {
  render(
    <ChakraProvider value={system}>
      <MemoryRouter>
        <Answer words={answers.template} pay={payItForward.sent.link} />
      </MemoryRouter>
    </ChakraProvider>,
  );
  expect(screen.getByRole("heading", { level: 1 })).toHaveAccessibleName("Nothing was sent just now");
  expect(screen.queryByText(/thank you|on its way/i)).toBeNull();
  expect(screen.getByRole("link", { name: "Write to us" })).toHaveAttribute("href", "/contact");
  expect(screen.getByRole("link", { name: "Back to the home page" })).toHaveAttribute("href", "/");
  expect(screen.queryByRole("link", { name: /payment/ })).toBeNull();
  expect(screen.queryByRole("button")).toBeNull();
});
