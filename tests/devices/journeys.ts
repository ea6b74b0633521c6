import { expect, type Locator, type Page } from "@playwright/test";
import { fill, forms } from "../../a11y/states/form-filling.ts";
import { keepAnswers } from "../../a11y/states/quiz.ts";
import { oneRole } from "../../a11y/states/quiz-answers.ts";
import { answers } from "../../data/forms/answers.ts";
import { newsletter } from "../../data/forms/newsletter.ts";
import { footerHeadings } from "../../data/pages.ts";
import { isListed, products } from "../../data/products.ts";
import { questions } from "../../data/quiz/questions.ts";
import { foundRoleCopy, questionsFormCopy, quizCopy } from "../../data/quiz/quiz-copy.ts";
import { type RoleKey, roleByKey } from "../../data/quiz/roles.ts";
import { searchWords } from "../../data/search.ts";
import { shop } from "../../data/shop.ts";

/** Opens an address and waits until the page is ready. With scripts, it is ready after hydration. */
export type Open = (page: Page, address: string) => Promise<void>;

/** Follows one path through the site. Throws if a step fails. */
export type Journey = (page: Page, open: Open) => Promise<void>;

/** Milliseconds; the intake treats faster visitors as bots. */
const personTime = 1_600;

/** Milliseconds that failing scripts get to break the page. */
const harmTime = 500;

export const openPlain: Open = async (page, address) => {
  await page.goto(address);
};

/**
 * Opens a page whose scripts must fail: triggers their load, as a first touch does, and gives them time to break the
 * page.
 */
export const openFailing: Open = async (page, address) => {
  // The load event never fires while scripts are pending.
  await page.goto(address, { waitUntil: "domcontentloaded" });
  await page.locator("[data-scripts]:not([data-scripts=press])").first().dispatchEvent("pointerover");
  await page.waitForTimeout(harmTime);
};

const isPlain = (open: Open) => open === openPlain || open === openFailing;

export const menuOf = (page: Page) => page.locator("#site-menu");

/** Finds the control with this name: a button in browsers with popovers, otherwise a link. */
function control(place: Page | Locator, name: string): Locator {
  const named = { name, exact: true };
  return place.getByRole("button", named).or(place.getByRole("link", named)).filter({ visible: true }).first();
}

export async function openMenu(page: Page): Promise<void> {
  await control(page.getByRole("banner"), "Menu").click();
  await expect(menuOf(page)).toBeVisible();
  await expect(menuOf(page).getByRole("link", { name: "Homestead" })).toBeVisible();
}

export async function closeMenu(page: Page): Promise<void> {
  const close = menuOf(page).getByRole("link", { name: "Close menu", exact: true });
  await ((await close.isVisible()) ? close : control(page.getByRole("banner"), "Menu")).click();
  await expect(menuOf(page)).toBeHidden();
}

/** Opens and closes the menu, and follows a link in it. A window with room for a row of links has no menu. */
export const useMenu: Journey = async (page, open) => {
  await open(page, "/");
  await expect(menuOf(page)).toBeHidden();
  await openMenu(page);
  await closeMenu(page);
  await followMenuLink(page);
};

/**
 * Follows a link in the menu, after opening it if necessary. Without styles, the links are always visible.
 */
export const followMenu: Journey = async (page, open) => {
  await open(page, "/");
  await followMenuLink(page);
};

async function followMenuLink(page: Page): Promise<void> {
  if (await menuOf(page).isHidden()) await openMenu(page);
  await menuOf(page).getByRole("link", { name: "Homestead" }).click();
  await expect(page).toHaveURL(/\/homestead$/);
  await expectHeading(page);
}

export const followLink: Journey = async (page, open) => {
  await open(page, "/");
  await followAbout(page);
  await expect(page).toHaveURL(/\/about$/);
  await expectHeading(page);
};

/** Follows a link in the footer, whose groups are closed on a phone. Without styles, the links are shown twice. */
export async function followAbout(page: Page): Promise<void> {
  const footer = page.getByRole("contentinfo");
  const group = footer.locator("summary", { hasText: footerHeadings["about us"] });
  if (await group.isVisible()) await group.click();
  await footer.getByRole("link", { name: "About", exact: true }).filter({ visible: true }).first().click();
}

async function expectHeading(page: Page): Promise<void> {
  await expect(page.locator("main h1")).toBeVisible();
}

/** Sends the contact form. Either the page's scripts or the intake handles it, and both show a receipt. */
export const sendContact: Journey = async (page, open) => {
  await open(page, "/contact");
  await send(page, open, page.locator("#contact-form"), () => fillContact(page));
  await expectReceipt(page);
};

export const subscribe: Journey = async (page, open) => {
  await open(page, "/about");
  const form = page.locator("#footer-newsletter");
  await send(page, open, form, () => form.locator("[type=email]").fill(newAddress()));
  await expect(page.getByText(answers.mailWaits.title).or(page.getByText(newsletter.sent.title)).first()).toBeVisible();
};

async function send(page: Page, open: Open, form: Locator, fillIn: () => Promise<void>): Promise<void> {
  await form.scrollIntoViewIfNeeded();
  if (!isPlain(open)) await expect(form).toHaveAttribute("novalidate", "");
  await fillIn();
  if (!isPlain(open)) await page.waitForTimeout(personTime);
  await form.getByRole("button").last().click();
}

const newAddress = () => `devices.${crypto.randomUUID().slice(0, 8)}@example.org`;

export async function fillContact(page: Page): Promise<void> {
  await fill(page.locator("#contact-form"), { form: "contact", id: "contact-form", answered: [] }, newAddress());
}

export async function expectReceipt(page: Page): Promise<void> {
  await expect(page.getByText(forms.contact.sent.title).first()).toBeVisible();
  await expect(page.locator("main strong", { hasText: /^KG-/ })).toBeVisible();
}

export const takeQuiz: Journey = async (page, open) => {
  await open(page, `/quiz#${questions[0].id}`);
  await answerFrom(page, 0);
};

/** Answers only the last question, as a returning visitor does. Needs storage. */
export const finishQuiz: Journey = async (page, open) => {
  await keepAnswers(page, oneRole.slice(0, -1));
  await open(page, `/quiz#q${oneRole.length}`);
  await answerFrom(page, oneRole.length - 1);
};

async function answerFrom(page: Page, first: number): Promise<void> {
  const last = oneRole.length - 1;
  const { question } = quizCopy;
  for (let index = first; index <= last; index++) {
    await expect(page.getByText(`${index + 1} of ${oneRole.length}`, { exact: true })).toBeVisible();
    await page
      .getByRole("radio")
      .nth(oneRole[index] ?? 0)
      .check();
    await page.getByRole("button", { name: index === last ? question.last : question.next }).click();
  }
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(roleByKey("weaver").name);
}

/** Takes the quiz without scripts: it is one page, and the service responds with the role. */
export const takeQuizOnOnePage: Journey = async (page, open) => {
  await open(page, "/quiz");
  await page.getByRole("main").getByRole("link", { name: quizCopy.withoutScripts.link.label }).click();
  await expect(page).toHaveURL(/\/quiz\/questions$/);
  await chooseAll(page, oneRole);
  await page.getByRole("button", { name: questionsFormCopy.button }).click();
  await expect(page).toHaveURL(/\/quiz\?role=weaver$/);
  await expectFoundRole(page, "weaver");
  await page.getByRole("link", { name: foundRoleCopy.more.label }).click();
  await expect(page).toHaveURL(/\/quiz\/roles\/weaver$/);
  await expectHeading(page);
};

/** Chooses an answer to each question on the page with all of them. Options are counted from 0. */
export async function chooseAll(page: Page, options: readonly number[]): Promise<void> {
  for (const [index, option] of options.entries())
    await page.getByRole("radiogroup").nth(index).getByRole("radio").nth(option).check();
}

/** Expects the role that pages show without scripts. */
export async function expectFoundRole(page: Page, role: RoleKey): Promise<void> {
  const { name, tagline } = roleByKey(role);
  const place = page.getByRole("main").locator("#found-role");
  for (const words of [foundRoleCopy.eyebrow, name, tagline])
    await expect(place.getByText(words, { exact: true })).toBeVisible();
}

export const findSomething: Journey = async (page, open) => {
  await open(page, "/search");
  const main = page.getByRole("main");
  await main.getByRole("searchbox").fill("equity seat");
  await main.getByRole("button", { name: searchWords.button }).click();
  await expect(main.locator("mark").first()).toBeVisible();
  await main.getByRole("listitem").getByRole("link").first().click();
  await expectHeading(page);
};

const listed = products.filter(isListed);
const shelf = "Bundles";

export const filterShop: Journey = async (page, open) => {
  await open(page, "/shop");
  const button = page.getByRole("group", { name: shop.all.filterLabel }).getByRole("button", { name: shelf });
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await expectOnShelf(page, listed.filter(({ category }) => category === shelf).length);
};

/** Expects all products, because filters need scripts. */
export const seeWholeShop: Journey = async (page, open) => {
  await open(page, "/shop");
  await expectOnShelf(page, listed.length);
};

async function expectOnShelf(page: Page, count: number): Promise<void> {
  await expect(page.locator("#shelf h3").filter({ visible: true })).toHaveCount(count);
}

export const fullJourneys: Readonly<Record<string, Journey>> = {
  "the menu opens and closes, and its links work": useMenu,
  "a link opens its page": followLink,
  "the contact form is sent": sendContact,
  "the newsletter form is sent": subscribe,
  "the quiz shows a role": takeQuiz,
  "search returns results": findSomething,
  "the shop filters products": filterShop,
};

const scriptless: Readonly<Record<string, Journey>> = {
  "a link opens its page": followLink,
  "the contact form is sent": sendContact,
  "the quiz on one page shows a role": takeQuizOnOnePage,
  "the shop shows all products": seeWholeShop,
};

/** Journeys for browsers of the class "sound" with scripts disabled. */
export const scriptlessJourneys: Readonly<Record<string, Journey>> = {
  "the menu opens and closes, and its links work": useMenu,
  ...scriptless,
  "search returns results": findSomething,
};

/** Journeys for browsers of the class "plain". Scripts are enabled but don't work, so `<noscript>` is not shown. */
export const plainJourneys: Readonly<Record<string, Journey>> = {
  "the menu’s links work": followMenu,
  ...scriptless,
};
