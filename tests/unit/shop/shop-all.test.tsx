import "@testing-library/jest-dom/vitest";
import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { cleanup, configure, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import { products } from "../../../data/products.ts";
import { shop } from "../../../data/shop.ts";
import { summarize } from "../../../src/sections/shop/product-summary.ts";
import { ShopAll } from "../../../src/sections/shop/shop-all.tsx";
import { system } from "../../../theme/index.ts";

// Nothing here is ever hidden, and asking the styles of every ancestor takes seconds.
configure({ defaultHidden: true });
// The first render builds the whole theme, which a busy machine takes its time over.
vi.setConfig({ testTimeout: 30_000 });

const summaries = products.map(summarize);

function openShop(address = "/shop") {
  render(
    <ChakraProvider value={system}>
      <MemoryRouter initialEntries={[address]}>
        <ShopAll words={shop.all} products={summaries} />
      </MemoryRouter>
    </ChakraProvider>,
  );
}

const titles = () => screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
const filters = () => within(screen.getByRole("group")).getAllByRole("button");

afterEach(cleanup);

describe("the whole shop", () => {
  it("lists everything at first", () => {
    openShop();
    expect(titles()).toEqual(summaries.map(({ title }) => title));
    expect(screen.getByRole("button", { name: "All Products" })).toHaveAttribute("aria-pressed", "true");
  });

  it("has a button for all, then one for each category in alphabetical order", () => {
    openShop();
    const [all, ...categories] = filters().map(({ textContent }) => textContent ?? "");
    expect(all).toBe("All Products");
    expect(categories).toEqual([...new Set(summaries.map(({ category }) => category))].sort());
  });

  it("shows one category when asked, and says how many products that leaves", async () => {
    openShop();
    await userEvent.click(screen.getByRole("button", { name: "Services" }));
    expect(titles()).toEqual(["1:1 Liberation Coaching"]);
    expect(screen.getByRole("status")).toHaveTextContent("1 product");
  });

  it("opens at the category of the address", () => {
    openShop("/shop?category=Professional");
    expect(titles()).toEqual(["Educator & Facilitator Toolkit"]);
  });

  it("says so when a category has nothing", () => {
    openShop("/shop?category=Calendars");
    expect(titles()).toEqual([]);
    expect(screen.getByRole("status")).toHaveTextContent("No products found in this category.");
  });
});

describe("a product of the list", () => {
  const entry = (title: string) => screen.getByRole("heading", { name: title }).closest("li") as HTMLElement;

  it("says in words which price is the old one", () => {
    openShop();
    expect(entry("Liberation Starter Pack")).toHaveTextContent("Was $120, now $97");
  });

  it("opens another site in a new tab and says so", () => {
    openShop();
    const link = within(entry("Dismantling Supremacy ebook")).getByRole("link", { name: /^Learn More/ });
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAccessibleName(/opens in a new tab/);
  });

  it("leads a gift to the place for gifts", () => {
    openShop();
    expect(within(entry("Pay It Forward Fund")).getByRole("link", { name: /^Contribute/ })).toHaveAttribute(
      "href",
      "/scholarships#contribute",
    );
  });
});
