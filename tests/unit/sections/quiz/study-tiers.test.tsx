import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { dollars } from "../../../../data/money.ts";
import { quizCopy } from "../../../../data/quiz/quiz-copy.ts";
import { tiers } from "../../../../data/quiz/tiers.ts";
import { studyOffers, studyPage } from "../../../../data/study.ts";
import { StudyTiers } from "../../../../src/sections/quiz/result-parts.tsx";
import { StudyOffer } from "../../../../src/sections/study/study-offer.tsx";
import { renderOnPage } from "../../on-page.tsx";

test.each(tiers)("links the offer of $name to the page that sells it for the same price", ({ name, price }) => {
  renderOnPage(
    <>
      <StudyTiers words={quizCopy.results.tiers} tiers={tiers} />
      <main>
        {studyOffers.map((offer) => (
          <StudyOffer key={offer.key} offer={offer} tone="canvas" words={studyPage} />
        ))}
      </main>
    </>,
  );
  const address = screen.getByRole("link", { name }).getAttribute("href") ?? "";
  expect(address).toMatch(/^\/academy\/study#/);
  const place = within(screen.getByRole("main")).getByRole("region", { name });
  expect(place).toHaveAttribute("id", address.split("#")[1]);
  expect(within(place).getByRole("link")).toHaveTextContent(
    `${studyPage.pay} ${dollars(price)} for ${name}(opens in a new tab)`,
  );
});
