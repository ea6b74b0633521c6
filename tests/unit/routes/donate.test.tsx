import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { sponsor } from "../../../data/forms/brief-forms.ts";
import { giftUses } from "../../../data/giving.ts";
import { giftRing } from "../../../src/drawings/gift-ring.ts";
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

test("explains each thing that the form beside it offers to sponsor", () => {
  openDonate();
  const part = region("Sponsor something you can name");
  const names = within(part)
    .getAllByRole("listitem")
    .map((item) => item.querySelector("strong")?.textContent);
  const form = within(part).getByRole("form", { name: "Become a sponsor" });
  expect(form).toHaveAttribute("id", "sponsor-form");
  const choices = within(form).getByRole("combobox", { name: "What would you like to sponsor?" });
  const offered = within(choices)
    .getAllByRole("option")
    .map(({ textContent }) => textContent);
  expect(offered).toEqual(["Let’s talk first", ...names]);
  for (const { name } of sponsor.fields) expect(form).toContainElement(form.querySelector(`[name="${name}"]`));
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
