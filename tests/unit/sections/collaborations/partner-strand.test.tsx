import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { partners } from "../../../../data/partners.ts";
import { PartnerStrand } from "../../../../src/sections/collaborations/partner-weave.tsx";
import { system } from "../../../../theme/index.ts";

// The first render builds the whole theme, which is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

afterEach(cleanup);

test.each(partners)("starts the link to $name with the visible text and adds the partner", (partner) => {
  render(
    <ChakraProvider value={system}>
      <PartnerStrand partner={partner} index={0} last />
    </ChakraProvider>,
  );
  const name = screen.getByRole("link").textContent;
  expect(name).toMatch(new RegExp(`^${partner.linkLabel}: ${partner.name}`));
});
