import "@testing-library/jest-dom/vitest";
import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { cleanup, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { dollars } from "../../../../data/money.ts";
import { quizCopy } from "../../../../data/quiz/quiz-copy.ts";
import { tiers } from "../../../../data/quiz/tiers.ts";
import { studyOffers, studyPage } from "../../../../data/study.ts";
import { StudyTiers } from "../../../../src/sections/quiz/result-parts.tsx";
import { StudyOffer } from "../../../../src/sections/study/study-offer.tsx";
import { system } from "../../../../theme/index.ts";

// The first render builds the whole theme, which is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

afterEach(cleanup);

test.each(tiers)("links the offer of $name to the page that sells it for the same price", ({ name, price }) => {
  render(
    <ChakraProvider value={system}>
      <MemoryRouter>
        <StudyTiers words={quizCopy.results.tiers} tiers={tiers} />
        <main>
          {studyOffers.map((offer) => (
            <StudyOffer key={offer.key} offer={offer} tone="canvas" words={studyPage} />
          ))}
        </main>
      </MemoryRouter>
    </ChakraProvider>,
  );
  const address = screen.getByRole("link", { name }).getAttribute("href") ?? "";
  expect(address).toMatch(/^\/academy\/study#/);
  const place = within(screen.getByRole("main")).getByRole("region", { name });
  expect(place).toHaveAttribute("id", address.split("#")[1]);
  expect(within(place).getByRole("link")).toHaveTextContent(
    `${studyPage.pay} ${dollars(price)} for ${name}(opens in a new tab)`,
  );
});
