import { configure, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { usd } from "../../../../data/money.ts";
import { shop } from "../../../../data/shop.ts";
import { ShopAll } from "../../../../src/sections/shop/product-lists.tsx";
import type { ProductSummary } from "../../../../src/shop/product-rules.ts";
import { renderOnPage } from "../../on-page.tsx";
import { isShown, startLists } from "../../with-lists.ts";

// These tests hide nothing, and computing the styles of every ancestor takes seconds.
configure({ defaultHidden: true });

const plain: Omit<ProductSummary, "title" | "slug" | "category"> = {
  description: "What you get.",
  price: usd(20),
  original_price: null,
  product_type: "bundle",
  featured: false,
  equity_available: false,
  pay_it_forward: false,
  external_url: null,
};

const outside = { product_type: "digital", external_url: "https://elsewhere.example/" } as const;

const products: ProductSummary[] = [
  { ...plain, title: "Soup Kit", slug: "soup-kit", category: "Bundles", price: usd(97), original_price: usd(120) },
  { ...plain, title: "An Hour", slug: "an-hour", category: "Services", product_type: "service" },
  { ...plain, title: "The Book", slug: "the-book", category: "Digital Resources", ...outside },
  { ...plain, title: "Second Pot", slug: "second-pot", category: "Bundles" },
  { ...plain, title: "The Fund", slug: "the-fund", category: "Scholarships/Donations", product_type: "donation" },
];

const words = shop.all;

function openShop(address = "/shop") {
  history.replaceState(null, "", address);
  renderOnPage(<ShopAll words={words} products={products} />);
  startLists();
}

afterEach(() => void vi.unstubAllGlobals());

const titles = () =>
  screen
    .queryAllByRole("heading", { level: 3 })
    .filter(isShown)
    .map(({ textContent }) => textContent);
const filters = () => within(screen.getByRole("group")).getAllByRole("button");

describe("product list", () => {
  it("shows all products by default", () => {
    openShop();
    expect(titles()).toEqual(["Soup Kit", "An Hour", "The Book", "Second Pot", "The Fund"]);
    expect(screen.getByRole("button", { name: words.allCategories })).toHaveAttribute("aria-pressed", "true");
  });

  it("has a button for all and one per category in alphabetical order", () => {
    openShop();
    expect(filters().map(({ textContent }) => textContent)).toEqual([
      words.allCategories,
      "Bundles",
      "Digital Resources",
      "Scholarships/Donations",
      "Services",
    ]);
  });

  it("filters by category and announces the number of products", async () => {
    openShop();
    await userEvent.click(screen.getByRole("button", { name: "Services" }));
    expect(titles()).toEqual(["An Hour"]);
    expect(screen.getByRole("status")).toHaveTextContent(words.count.one);
  });

  it("filters by the category in the address", () => {
    openShop("/shop?category=Bundles");
    expect(titles()).toEqual(["Soup Kit", "Second Pot"]);
  });

  it("explains an empty category, and links to all products", () => {
    openShop("/shop?category=Calendars");
    expect(titles()).toEqual([]);
    expect(screen.getByText(words.empty)).toBeVisible();
    const all = screen.getByRole("link", { name: words.showAll.label });
    expect([isShown(all), all.getAttribute("href")]).toEqual([true, words.showAll.to]);
  });

  it("hides the link to all products if there are some", () => {
    openShop();
    expect(isShown(screen.getByRole("link", { name: words.showAll.label }))).toBe(false);
  });
});

describe("listed product", () => {
  const entry = (title: string) => screen.getByRole("heading", { name: title }).closest("li") as HTMLElement;

  it("labels the old price", () => {
    openShop();
    expect(entry("Soup Kit")).toHaveTextContent("Original price $120, now $97");
  });

  it("links a donation to the contribution form", () => {
    openShop();
    expect(within(entry("The Fund")).getByRole("link", { name: /^Contribute/ })).toHaveAttribute(
      "href",
      "/scholarships#contribute",
    );
  });
});

it("leaves no empty list, which screen readers would announce", () => {
  openShop("/shop?category=Calendars");
  expect(screen.queryAllByRole("list").filter(isShown)).toEqual([]);
});
