import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { contact } from "../../../data/forms/contact.ts";
import { giftMonths } from "../../../data/gift-months.ts";
import { linkedValues } from "../../../src/forms/form-values.ts";
import Donate from "../../../src/routes/donate.tsx";
import { renderOnPage } from "../on-page.tsx";

const openDonate = (query = "") => renderOnPage(<Donate />, `/donate${query}`);

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
  const table = within(screen.getByRole("group", { name: /^Every dollar given/, hidden: true }));
  const [, first] = table.getAllByRole("row", { hidden: true });
  const cells = within(first as HTMLElement).getAllByRole("cell", { hidden: true });
  expect(cells.map((cell) => [cell.dataset.column, cell.textContent])).toEqual([
    ["Dollars", "$50,250"],
    ["Share", "41%"],
  ]);
});

test("shows the latest three months, and the earlier ones in a closed list", () => {
  openDonate();
  const months = giftMonths.map(({ name }) => name).toReversed();
  const shown = (table: HTMLElement) =>
    within(table)
      .getAllByRole("rowheader", { hidden: true })
      .map((header) => header.querySelector("strong")?.textContent);
  const [latest, earlier] = [/^Gifts in and money out/, /^Earlier months/].map((name) =>
    screen.getByRole("group", { name, hidden: true }),
  );
  expect(shown(latest as HTMLElement)).toEqual(months.slice(0, 3));
  expect(shown(earlier as HTMLElement)).toEqual(months.slice(3));
  expect(earlier?.closest("details")).toHaveProperty("open", false);
});

const outlined = (use: string) =>
  [...document.querySelectorAll(`[data-dots-of="${use}"] [data-chosen]`)].map((path) => path.getAttribute("d"));

test("outlines the dots of a year of the gift in the group of its purpose, and says how many they are", async () => {
  openDonate("?rhythm=monthly&purpose=land");
  expect(outlined("land")).toEqual(Array(4).fill(null));
  const amount = screen.getByRole("textbox", { name: /Your gift/ });
  await userEvent.type(amount, "35");
  expect(amount).toHaveAccessibleDescription(/\$35 a month is 4 dots a year in the picture below\./);
  expect(outlined("land")).toEqual(Array(4).fill("M8 8h49"));
  expect(outlined("mutual-aid")).toEqual(Array(4).fill(null));
  await userEvent.clear(amount);
  expect(outlined("land")).toEqual(Array(4).fill(""));
});

test("outlines a gift without a purpose in the first group", async () => {
  openDonate();
  await userEvent.type(screen.getByRole("textbox", { name: /Your gift/ }), "250");
  expect(outlined("mutual-aid")).toEqual(Array(4).fill("M8 8h33"));
  expect(outlined("land")).toEqual(Array(4).fill(null));
});
