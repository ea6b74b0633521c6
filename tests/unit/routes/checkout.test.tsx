import { fireEvent, screen, within } from "@testing-library/react";
import type { ComponentType, JSX, ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pricing } from "../../../data/academy.ts";
import { founding, milestones } from "../../../data/academy-dates.ts";
import { checkouts } from "../../../data/checkouts.ts";
import { milestoneWords } from "../../../data/milestones.ts";
import { inDollars, usd } from "../../../data/money.ts";
import { planOffers } from "../../../data/plans.ts";
import { products } from "../../../data/products.ts";
import { refunds } from "../../../data/refunds.ts";
import { studyOffers, studyWords } from "../../../data/study.ts";
import { trackCheckoutLinks } from "../../../src/analytics/track.ts";
import GiftThanksRoute from "../../../src/routes/gift-thanks.tsx";
import PaidRoute from "../../../src/routes/paid.tsx";
import ProductPage from "../../../src/routes/product.tsx";
import { PlanLine, StudyLine } from "../../../src/sections/academy/price-lines.tsx";
import { Pricing } from "../../../src/sections/academy/pricing.tsx";
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

/** Returns the address that replaces a sample once the checkout is real. */
const real = (href: string) => href.replace(/\.example\b/, ".org");

const realOffers = planOffers.map((offer) => ({
  ...offer,
  payments: offer.payments.map((payment) => ({ ...payment, href: real(payment.href) })),
}));

/** Renders price lines and opens them. */
function openLines(lines: ReactNode) {
  renderOnPage(lines);
  for (const line of document.querySelectorAll("details")) line.open = true;
}

const planLines = (offers: typeof planOffers) => offers.map((offer) => <PlanLine key={offer.key} offer={offer} />);

test("tracks the plan and amount of each payment link", () => {
  openLines(planLines(realOffers));
  const links = screen.getAllByRole("link", { name: /^Pay .*\(opens in a new tab\)$/ });
  for (const link of links) fireEvent.click(link);
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

test("leads to the waitlist and tracks no checkout as long as plans cannot be paid", () => {
  openLines(planLines(planOffers));
  const links = screen.getAllByRole("link", { name: /^Tell me when I can buy/ });
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    ["seed", "root", "branch", "liberators-circle"].map((plan) => `/academy?plan=${plan}#waitlist`),
  );
  for (const link of links) fireEvent.click(link);
  expect(gtag).not.toHaveBeenCalled();
  expect(screen.queryByRole("link", { name: /^Pay/ })).toBeNull();
});

test("states each opening date and the refund rule once beside the prices of the Academy", () => {
  openLines(
    <Pricing
      words={pricing}
      milestones={milestones}
      milestoneWords={milestoneWords}
      plans={planOffers}
      ways={studyOffers}
      studyWords={studyWords}
      founding={founding}
    />,
  );
  for (const { what } of milestones) expect(screen.getAllByText(what, { exact: false })).toHaveLength(1);
  expect(screen.getByText(refunds.course, { exact: false })).toBeVisible();
  expect(screen.getAllByRole("link", { name: refunds.link.label })).toHaveLength(1);
});

test.each(studyOffers)("leads from $name to the waitlist as long as it cannot be paid", (offer) => {
  openLines(<StudyLine offer={offer} words={studyWords} />);
  const link = screen.getByRole("link", { name: /^Tell me/ });
  expect(link).toHaveTextContent(`Tell me when I can buy ${offer.name}`);
  expect(link).toHaveAttribute("href", `/academy?plan=${offer.key}#waitlist`);
  fireEvent.click(link);
  expect(gtag).not.toHaveBeenCalled();
});

test.each(studyOffers)("tracks the payment link of $name and opens it in a new tab", (offer) => {
  openLines(<StudyLine offer={{ ...offer, href: real(offer.href) }} words={studyWords} />);
  const link = screen.getByRole("link", { name: /^Pay/ });
  expect(link).toHaveTextContent(`Pay ${offer.cost} for ${offer.name} (opens in a new tab)`);
  expect(link).toHaveAttribute("target", "_blank");
  fireEvent.click(link);
  expect(gtag.mock.calls).toEqual([
    ["event", "presale_checkout_started", { program_slug: offer.key, price: inDollars(offer.price), currency: "USD" }],
  ]);
});

/** Renders a route with its data, at an address. */
function openRoute<Props>(Route: ComponentType<Props>, loaderData: unknown, address = "/") {
  renderOnPage(<Route {...({ loaderData } as unknown as Props & JSX.IntrinsicAttributes)} />, address);
}

const sold = products.filter(({ checkout_url }) => checkout_url);

/** Samples, because a real product can be bought. */
const unsold = products.filter(
  ({ product_type, placeholder }) => placeholder && (product_type === "bundle" || product_type === "digital"),
);

test.each(unsold)("offers one email when $title can be bought, and tracks no checkout before", async (product) => {
  openRoute(ProductPage, { product, checkout: checkouts.find(({ key }) => key === product.slug), related: [] });
  const panel = screen.getByRole("region", { name: "Not decided yet" });
  const link = screen.getByRole("link", { name: "Tell me first" });
  expect(document.querySelector(link.getAttribute("href") ?? "")).toBe(within(panel).getByRole("heading"));
  expect(panel).toHaveTextContent("The day you can buy it.");
  expect(panel).toHaveTextContent("One email when it is set. Nothing else.");
  const form = within(panel).getByRole<HTMLFormElement>("form", { name: "Tell me first" });
  expect(Object.fromEntries(new FormData(form))).toMatchObject({ email: "", topic: product.slug });
  expect(within(panel).getAllByRole("textbox")).toHaveLength(1);
  fireEvent.click(link);
  expect(gtag).not.toHaveBeenCalled();
});

test("leads from an hour of coaching to the contact form as long as the address is a sample", async () => {
  openRoute(ProductPage, { product: products.find(({ slug }) => slug === "1-1-liberation-coaching"), related: [] });
  const link = screen.getByRole("link", { name: "Book Now" });
  const { searchParams, pathname } = new URL(link.getAttribute("href") ?? "", location.href);
  expect([pathname, searchParams.get("subject")]).toEqual(["/contact", "Finding a time: 1:1 Liberation Coaching"]);
  expect(link).not.toHaveAttribute("target");
  expect(screen.queryByText(/in a new tab/)).toBeNull();
});

test.each(sold)("tracks the payment link of $title", async (product) => {
  const checkout = checkouts.find(({ key }) => key === product.slug);
  const href = real(product.checkout_url ?? "");
  openRoute(ProductPage, { product: { ...product, checkout_url: href }, checkout, related: [] });
  const link = screen.getByRole("link", { name: /^Buy now/ });
  expect(screen.queryByText("Not decided yet")).toBeNull();
  expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual([href, "_blank"]);
  fireEvent.click(link);
  const counted = { program_slug: product.slug, price: inDollars(product.price ?? usd(0)), currency: "USD" };
  expect(gtag.mock.calls).toEqual([["event", "presale_checkout_started", counted]]);
});

test.each([
  ["root-instalments", { program_slug: "root", price: 85, currency: "USD" }],
  ["live-cohort", { program_slug: "live-cohort", price: 597, currency: "USD" }],
])("tracks a completed payment for %s once", async (key, paid) => {
  openRoute(PaidRoute, undefined, `/thank-you/payment?for=${key}`);
  expect(gtag.mock.calls).toEqual([["event", "presale_checkout_completed", paid]]);
});

test.each(["", "?for=", "?for=nothing-we-sell", "?for=june%40mail.example"])(
  "tracks nothing for %j",
  async (search) => {
    openRoute(PaidRoute, undefined, `/thank-you/payment${search}`);
    expect(gtag).not.toHaveBeenCalled();
  },
);

test("tracks a returned gift with its amount and claims no payment", async () => {
  openRoute(GiftThanksRoute, undefined, "/donate/thanks?for=pay-it-forward&amount=1250");
  expect(screen.getByRole("heading", { level: 1, name: /^If you’ve just given/ })).toBeVisible();
  expect(screen.getByText(/generally not tax-deductible/)).toBeVisible();
  const gift = { program_slug: "pay-it-forward", price: 12.5, currency: "USD" };
  expect(gtag.mock.calls).toEqual([["event", "presale_checkout_completed", gift]]);
});

test("gives each checkout a unique return address", () => {
  expect(new Set(checkouts.map(({ key }) => key)).size).toBe(checkouts.length);
});
