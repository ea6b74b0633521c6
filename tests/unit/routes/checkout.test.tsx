import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { fireEvent, render, screen } from "@testing-library/react";
import type { ComponentType, JSX } from "react";
import { createRoutesStub } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { checkouts } from "../../../data/checkouts.ts";
import { donation, payItForward } from "../../../data/forms/gifts.ts";
import { inDollars, usd } from "../../../data/money.ts";
import { planOffers } from "../../../data/plan-offers.ts";
import { products } from "../../../data/products.ts";
import { studyOffers, studyPage } from "../../../data/study.ts";
import { trackCheckoutLinks } from "../../../src/analytics/track.ts";
import { outsideAddress } from "../../../src/components/outside-address.ts";
import { giftLimits } from "../../../src/giving/gift.ts";
import GiftThanksRoute from "../../../src/routes/gift-thanks.tsx";
import PaidRoute from "../../../src/routes/paid.tsx";
import ProductPage from "../../../src/routes/product.tsx";
import { PlanLedger } from "../../../src/sections/academy/pricing.tsx";
import { StudyOffer } from "../../../src/sections/study/study-offer.tsx";
import { system } from "../../../theme/index.ts";
import { renderOnPage } from "../on-page.tsx";

const gtag = vi.fn();
trackCheckoutLinks();

beforeEach(() => {
  gtag.mockReset();
  vi.spyOn(console, "info").mockImplementation(() => {});
  window.gtag = gtag;
});

afterEach(() => {
  window.gtag = undefined;
});

test("tracks the plan and amount of each payment link", () => {
  renderOnPage(<PlanLedger offers={planOffers} />);
  for (const link of screen.getAllByRole("link")) fireEvent.click(link);
  const counted = gtag.mock.calls.map(([, name, { program_slug, price, currency }]) => [
    name,
    program_slug,
    price,
    currency,
  ]);
  expect(counted).toHaveLength(9);
  expect(counted[0]).toEqual(["presale_checkout_started", "seed", 197, "USD"]);
  expect(counted.at(-1)).toEqual(["presale_checkout_started", "liberators-circle", 417, "USD"]);
});

test.each(studyOffers)("tracks the payment link of $name and opens it in a new tab", (offer) => {
  renderOnPage(<StudyOffer offer={offer} tone="canvas" words={studyPage} />);
  const link = screen.getByRole("link");
  expect(link).toHaveTextContent(`Pay ${offer.cost} for ${offer.name}(opens in a new tab)`);
  expect(link).toHaveAttribute("target", "_blank");
  fireEvent.click(link);
  expect(gtag.mock.calls).toEqual([
    ["event", "presale_checkout_started", { program_slug: offer.key, price: inDollars(offer.price), currency: "USD" }],
  ]);
});

/** Opens a route as the visitor comes to it, with its data. */
async function openRoute<Props>(Route: ComponentType<Props>, loaderData: unknown, address = "/") {
  const Component = () => (
    <ChakraProvider value={system}>
      <Route {...({ loaderData } as unknown as Props & JSX.IntrinsicAttributes)} />
    </ChakraProvider>
  );
  const Stub = createRoutesStub([{ path: "*", Component }]);
  render(<Stub initialEntries={[address]} />);
  await screen.findByRole("heading", { level: 1 });
}

test.each(products.filter(({ checkout_url }) => checkout_url))("tracks the payment link of $title", async (product) => {
  const checkout = checkouts.find(({ key }) => key === product.slug);
  await openRoute(ProductPage, { product, checkout, related: [] });
  const href = outsideAddress(product.checkout_url ?? "");
  const link = screen.getAllByRole("link").find((each) => each.getAttribute("href") === href);
  if (link) fireEvent.click(link);
  const sold = { program_slug: product.slug, price: inDollars(product.price ?? usd(0)), currency: "USD" };
  expect(gtag.mock.calls).toEqual([["event", "presale_checkout_started", sold]]);
});

test.each([
  ["root-instalments", { program_slug: "root", price: 85, currency: "USD" }],
  ["live-cohort", { program_slug: "live-cohort", price: 597, currency: "USD" }],
])("tracks a completed payment for %s once", async (key, paid) => {
  await openRoute(PaidRoute, checkouts, `/thank-you/payment?for=${key}`);
  expect(gtag.mock.calls).toEqual([["event", "presale_checkout_completed", paid]]);
});

test.each(["", "?for=", "?for=nothing-we-sell", "?for=june%40mail.example"])(
  "tracks nothing for %j",
  async (search) => {
    await openRoute(PaidRoute, checkouts, `/thank-you/payment${search}`);
    expect(gtag).not.toHaveBeenCalled();
  },
);

test("tracks a returned gift with its amount and claims no payment", async () => {
  const limits = [donation, payItForward].flatMap(giftLimits);
  await openRoute(GiftThanksRoute, limits, "/donate/thanks?for=pay-it-forward&amount=1250");
  expect(screen.getByRole("heading", { level: 1, name: /^If you have just given/ })).toBeVisible();
  expect(screen.getByText(/generally not tax-deductible/)).toBeVisible();
  const gift = { program_slug: "pay-it-forward", price: 12.5, currency: "USD" };
  expect(gtag.mock.calls).toEqual([["event", "presale_checkout_completed", gift]]);
});

test("gives each checkout a unique return address", () => {
  expect(new Set(checkouts.map(({ key }) => key)).size).toBe(checkouts.length);
});
