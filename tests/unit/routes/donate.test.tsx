import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { contact } from "../../../data/forms/contact.ts";
import { giftUses } from "../../../data/giving.ts";
import { giftRing } from "../../../src/drawings/gift-ring.ts";
import { linkedValues } from "../../../src/forms/form-values.ts";
import Donate from "../../../src/routes/donate.tsx";
import { renderOnPage } from "../on-page.tsx";

function openDonate() {
  const props = { loaderData: { slices: giftRing(giftUses.map(({ amount }) => amount)) } };
  renderOnPage(<Donate {...(props as Parameters<typeof Donate>[0])} />, "/donate");
}

const region = (name: string) => screen.getByRole("region", { name });
const linksIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);

test("begins with a door each for money, a named thing and hands, which lead to their sections", () => {
  openDonate();
  const links = linksIn(region("Give, and see where it goes"));
  expect(links).toEqual([
    ["Give money", "#give"],
    ["See where gifts went", "#where"],
    ["Sponsor one thing", "#sponsor"],
    ["Lend a hand", "#hands"],
  ]);
  for (const [, to = ""] of links) expect(document.querySelector(to ?? "")).toBeVisible();
});

test("leads a sponsor to the contact form, with its topic and the beginning of a message", () => {
  openDonate();
  const part = region("Sponsor something you can name");
  expect(within(part).queryByRole("form")).toBeNull();
  const link = within(part).getByRole<HTMLAnchorElement>("link", { name: "Start the conversation" });
  const { pathname, hash, search } = new URL(link.href);
  expect([pathname, hash]).toEqual(["/contact", "#form"]);
  const { inquiry, message } = linkedValues(search, contact.fields);
  expect(inquiry).toBe("sponsor");
  expect(message).toMatch(/^We would like to sponsor:/);
});

test("asks for hands and things for the Homestead, and says where to offer them", () => {
  openDonate();
  expect(linksIn(region("What the Homestead needs"))).toEqual([
    ["Offer a thing or a skill", "/contact?inquiry=homestead&subject=Supporting%20the%20Homestead#form"],
    ["Volunteer", "/volunteer"],
  ]);
});

test("names the column of each cell in the table of gifts, whose rows are blocks on phones", () => {
  openDonate();
  const [first] = within(screen.getByRole("table")).getAllByRole("row").slice(1);
  const cells = within(first as HTMLElement).getAllByRole("cell");
  expect(cells.map((cell) => [cell.dataset.column, cell.textContent])).toEqual([
    ["Dollars", "$50,250"],
    ["Share", "41%"],
  ]);
});
