import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { oneRole } from "../../a11y/states/quiz-answers.ts";
import { eventsAt, eventsPage } from "../../data/events.ts";
import { answers } from "../../data/forms/answers.ts";
import { contact } from "../../data/forms/contact.ts";
import { eventRegistration } from "../../data/forms/event-registration.ts";
import { formCopy } from "../../data/forms/form-copy.ts";
import { submissionListCopy } from "../../data/forms/submission-list-copy.ts";
import { waitlist } from "../../data/forms/waitlist.ts";
import { labels } from "../../data/labels.ts";
import { isListed, products } from "../../data/products.ts";
import { quizCopy } from "../../data/quiz/quiz-copy.ts";
import { roleByKey } from "../../data/quiz/roles.ts";
import { searchWords } from "../../data/search.ts";
import { dataDir } from "../../playwright.config.ts";
import { mintToken } from "../../server/mail/token.ts";
import { buildTimeOf, readSite } from "../../server/site-files.ts";
import { workbenchWords } from "../../src/design/words/workbench-words.ts";
import { addressFor, stored } from "../e2e/filling.ts";
import type { Connection } from "./connection.ts";
import type { Place, Tab } from "./tab.ts";

/** Follows one path through the site and checks what a person perceives. Throws if a step fails. */
export type Journey = (tab: Tab, connection: Connection) => Promise<void>;

/** Reads again until the expectation is met, because reading fails while a page is being replaced. */
const soon = <Result>(read: () => Promise<Result>) =>
  expect.poll(() => read().catch((error: Error) => error.message), { intervals: [50] });

export const shows = (place: Place) => soon(() => place.nth(0).isVisible()).toBe(true);
const hides = (place: Place) => soon(() => place.nth(0).isVisible()).toBe(false);
export const says = (place: Place, words: string) => soon(() => place.nth(0).innerText()).toContain(words);
const isAt = (tab: Tab, path: string) =>
  soon(async () => {
    const { pathname, search, hash } = new URL(await tab.address());
    return pathname + search + hash;
  }).toBe(path);
const title = (tab: Tab, words: string) => says(tab.locator("h1"), words);

/** Expects the focus on an element with these words in its label or content. */
const focuses = (tab: Tab, words: string) =>
  soon(() =>
    tab.evaluate(() => {
      const focused = document.activeElement as HTMLInputElement | null;
      return focused?.getAttribute("aria-label") ?? focused?.labels?.[0]?.innerText ?? focused?.innerText;
    }),
  ).toContain(words);

/** Waits for the minimum time that a person needs. The intake has staff review faster forms. */
export const passForPerson = (tab: Tab) => soon(() => tab.evaluate(() => performance.now())).toBeGreaterThan(1_600);

/** Types into a field, and waits until scripts have taken over the form. */
export async function begin(tab: Tab, form: string, field: string, text: string) {
  await tab.locator(`#${form}-${field}`).pressSequentially(text);
  await shows(tab.locator(`#${form}[novalidate]`));
}

/** Opens the home page on a phone. */
export async function openHome(tab: Tab): Promise<void> {
  await tab.setViewportSize({ width: 390, height: 844 });
  await tab.goto("/");
}

export async function openMenu(tab: Tab): Promise<void> {
  await tab.locator("header").getByRole("button", { name: "Menu" }).click();
  await shows(tab.locator("#site-menu").getByRole("link", { name: "Homestead" }));
}

const menu: Journey = async (tab) => {
  await openHome(tab);
  await openMenu(tab);
  await tab.keyboard.press("Escape");
  await hides(tab.locator("#site-menu"));
  await focuses(tab, "Menu");
  await openMenu(tab);
  await tab.locator("#site-menu").getByRole("link", { name: "Homestead" }).click();
  await isAt(tab, "/homestead");
};

const search: Journey = async (tab) => {
  await tab.goto("/about");
  await tab.locator("header").getByRole("link", { name: "Search" }).click();
  await focuses(tab, searchWords.label);
  const result = tab.locator("main li a");
  await tab.getByRole("searchbox", { name: searchWords.label }).pressSequentially("membrship fine print");
  await says(tab.locator("main [role=status]"), "result");
  await shows(tab.locator("main mark"));
  await tab.keyboard.press("ArrowDown");
  await focuses(tab, await result.nth(0).innerText());
  await tab.keyboard.press("Enter");
  await isAt(tab, "/academy#pricing-title");
};

const filter: Journey = async (tab) => {
  await tab.goto("/shop");
  const count = () =>
    tab.evaluate(() => [...document.querySelectorAll("#shelf h3")].filter((e) => e.checkVisibility()).length);
  const all = await count();
  await tab.locator("main").getByRole("button", { name: "Bundles" }).click();
  await shows(tab.locator("main").locator("[aria-pressed=true]"));
  await soon(count).toBeLessThan(all);
  await says(tab.locator("main [role=status]"), `${await count()} product`);
  expect(await count()).toBeGreaterThan(0);
};

const quiz: Journey = async (tab) => {
  await tab.goto("/quiz");
  await tab.locator("main a[href$='#q1']").nth(0).click();
  const { question } = quizCopy;
  for (const [index, option] of oneRole.entries()) {
    await says(tab.locator("main"), `${index + 1} of ${oneRole.length}`);
    await tab.locator("main label:has([type=radio])").nth(option).click();
    const next = index + 1 === oneRole.length ? question.last : question.next;
    await tab.locator("main").getByRole("button", { name: next }).click();
  }
  await title(tab, roleByKey("weaver").name);
  await focuses(tab, roleByKey("weaver").name);
};

const share: Journey = async (tab) => {
  await tab.goto("/about");
  const now = new Date().toISOString();
  const chosen = Object.fromEntries(oneRole.map((option, index) => [`q${index + 1}`, option]));
  const kept = JSON.stringify({ savedAt: now, startedAt: now, answers: chosen, step: "results" });
  await tab.evaluate((answers) => localStorage.setItem("quiz", answers), kept);
  await tab.goto("/quiz#results");
  await title(tab, roleByKey("weaver").name);
  await tab.getByRole("button", { name: quizCopy.actions.share }).click();
  await shows(tab.getByRole("link", { name: "WhatsApp" }));
  await tab.keyboard.press("Escape");
  await focuses(tab, quizCopy.actions.share);
  await tab.getByRole("button", { name: quizCopy.actions.copy }).click();
  await says(notices(tab), quizCopy.actions.copied);
  await tab.goto("/quiz?role=weaver");
  await says(tab.locator("main"), quizCopy.shared.start);
};

const formWithErrors: Journey = async (tab) => {
  await tab.goto("/contact");
  await begin(tab, "contact-form", "lastName", "O’Neill");
  await tab.getByRole("button", { name: contact.button }).click();
  await focuses(tab, formCopy.summary);
  await tab.locator("main").getByRole("link", { name: "first name" }).click();
  await focuses(tab, "First name");
  await tab.locator("#contact-form-firstName").pressSequentially("Zoë");
  await tab.locator("#contact-form-email").pressSequentially(addressFor("corrected"));
  await tab.locator("#contact-form-message").pressSequentially("Is there soup?");
  await passForPerson(tab);
  await tab.getByRole("button", { name: contact.button }).click();
  await focuses(tab, contact.sent.title);
  await says(tab.locator("main strong"), "KG-");
};

const formOffline: Journey = async (tab, connection) => {
  await tab.goto("/academy");
  await begin(tab, "waitlist-form", "name", "Zoë");
  await tab.locator("#waitlist-form-email").pressSequentially(addressFor("train"));
  await tab.locator("#waitlist-form-consent").press("Space");
  await passForPerson(tab);
  await connection.cut();
  await tab.getByRole("button", { name: waitlist.button }).click();
  await focuses(tab, formCopy.waiting.title);
  await says(tab.locator("body"), submissionListCopy.one);
  await connection.restore();
  await tab.goto("/");
  await says(tab.locator("body"), "Sent. Your reference is KG-");
};

const registration: Journey = async (tab) => {
  const [event] = eventsAt(buildTimeOf(readSite("build/client")));
  const email = addressFor("registers");
  await tab.goto(`/events/${event?.slug}`);
  await begin(tab, "event-registration-form", "name", "Zoë");
  await tab.locator("#event-registration-form-email").pressSequentially(email);
  await passForPerson(tab);
  await tab.locator("#event-registration-form").getByRole("button", { name: eventRegistration.button }).click();
  await says(tab.locator("main strong"), "KG-");
  const [submission] = await stored(email);
  const secret = readFileSync(join(dataDir, "secret"), "utf8").trim();
  // Opens the link in the email with the receipt.
  await tab.goto(`/forms/sent#${mintToken("sent", submission?.id ?? "", secret, Date.now())}`);
  await title(tab, answers.sent.title);
  await says(tab.locator("main"), event?.title ?? "");
  await tab.getByRole("button", { name: answers.sent.button }).click();
  await title(tab, answers.sent.withdrawn.title);
};

const workbench: Journey = async (tab) => {
  const { status, undo } = workbenchWords.bar;
  const background = () =>
    tab.evaluate(() => {
      const preview = document.querySelector("iframe")?.contentDocument;
      const donate = [...(preview?.querySelectorAll("header a") ?? [])].find((link) => link.textContent === "Donate");
      return donate && getComputedStyle(donate).backgroundColor;
    });
  await tab.goto("/design/workbench");
  await soon(background).toBe("rgb(168, 67, 31)");
  const lightness = tab.getByRole("spinbutton", { name: workbenchWords.editor.lightness });
  await lightness.press("Control+a");
  await lightness.pressSequentially("0.85");
  await soon(background).not.toBe("rgb(168, 67, 31)");
  await says(tab.locator("header"), status(1));
  await says(tab.locator("main"), "pairs are below their ratio");
  // If a slow browser takes long between the digits, each digit is a separate step to undo.
  await expect(async () => {
    await tab.getByRole("button", { name: undo }).click();
    const words = () => tab.locator("header").nth(0).innerText();
    await expect.poll(words, { timeout: 5_000, intervals: [50] }).toContain(status(0));
  }).toPass({ timeout: 30_000 });
  await soon(background).toBe("rgb(168, 67, 31)");
};

/** The site's dialogs are a menu and lists of links. */
const dialogs: Journey = async (tab) => {
  const [event] = eventsAt(buildTimeOf(readSite("build/client")));
  await tab.goto(`/events/${event?.slug}`);
  const colors = tab.locator("header").getByRole("button", { name: "Colors" });
  await colors.press("Enter");
  await shows(tab.getByRole("menuitemradio", { name: "Dark" }));
  await tab.keyboard.press("Escape");
  await hides(tab.getByRole("menuitemradio", { name: "Dark" }));
  await focuses(tab, "Colors");
  await colors.click();
  await tab.getByRole("menuitemradio", { name: "Dark" }).click();
  await soon(() => tab.evaluate(() => getComputedStyle(document.body).colorScheme)).toBe("dark");

  await tab.getByRole("button", { name: eventsPage.upcoming.calendar }).click();
  const file = tab.getByRole("link", { name: eventsPage.upcoming.calendars.file });
  await shows(file);
  await tab.keyboard.press("Tab");
  await focuses(tab, eventsPage.upcoming.calendars.file);
  await tab.keyboard.press("Escape");
  await hides(file);
  await focuses(tab, eventsPage.upcoming.calendar);
};

const notifications: Journey = async (tab) => {
  await tab.goto("/contact");
  const copy = tab.getByRole("button", { name: "Copy address" });
  // WebKit allows copying only during a press. The page repeats an early press after its scripts have loaded, and then
  // shows the address, selected.
  await copy.press("ArrowDown");
  await shows(tab.locator("[data-mounted] button:focus"));
  await copy.click();
  await says(notices(tab), "Email address copied");
  await tab.keyboard.press("Alt+t");
  await focuses(tab, labels.notifications.order);
  await tab.keyboard.press("Escape");
  await hides(notices(tab).locator("[data-part=root]"));
  await focuses(tab, "Copy address");
};

/** Moves through the history only after the command has responded, because the move replaces the page. */
const travel = (tab: Tab, steps: number) => tab.evaluate((delta) => void setTimeout(() => history.go(delta)), steps);

const backAndForward: Journey = async (tab) => {
  const scroll = () => tab.evaluate(() => Math.round(scrollY));
  await tab.goto("/shop");
  await tab.locator("main").getByRole("button", { name: "Bundles" }).click();
  await isAt(tab, "/shop?category=Bundles");
  const bundle = products.find((product) => isListed(product) && product.category === "Bundles");
  await tab
    .locator("#shelf")
    .getByRole("link", { name: bundle?.title ?? "" })
    .nth(0)
    .click();
  await isAt(tab, `/shop/${bundle?.slug}`);
  await travel(tab, -1);
  await isAt(tab, "/shop?category=Bundles");
  await shows(tab.locator("main [aria-pressed=true]"));
  await soon(scroll).toBeGreaterThan(0);
  await travel(tab, 1);
  await isAt(tab, `/shop/${bundle?.slug}`);
  await soon(scroll).toBe(0);
};

const notices = (tab: Tab) => tab.locator("[aria-label^=Notifications]");

export const journeys: Readonly<Record<string, Journey>> = {
  "opens the menu, leaves it and follows a link in it": menu,
  "finds a page by search": search,
  "filters the shop": filter,
  "takes the quiz": quiz,
  "shares a result": share,
  "corrects and sends a form": formWithErrors,
  "sends a form offline, and then online": formOffline,
  "registers for an event and cancels": registration,
  "changes a token on the workbench": workbench,
  "opens and leaves dialogs": dialogs,
  "reads and closes a notification": notifications,
  "goes back and forward": backAndForward,
};
