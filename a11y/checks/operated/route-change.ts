import type { JSHandle, Page } from "@playwright/test";
import type { FocusMoveRule } from "./focus-move-rules.ts";
import { type Move, move } from "./move.ts";
import type { Barrier, Elements } from "./rule.ts";

type Failure = Barrier<FocusMoveRule>;

/** Follows a link of the page to another one and comes back with the browser’s Back. */
export async function routeChange(tab: Page, elements: JSHandle<Elements>): Promise<Failure[]> {
  const link = await elements.evaluate(linkElsewhere);
  if (link === undefined) return [];
  await tab.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const isSameDocument = () => tab.evaluate(() => "isSameDocument" in window);
  const there = await move(tab, "new page", async () => {
    await elements.evaluate(({ elements: all }, number) => (all[number] as HTMLElement).focus(), link);
    await tab.keyboard.press("Enter");
  });
  // A browser that loads a page does all this by itself.
  if (!(await isSameDocument())) return [];
  // Back would lead out of the site.
  if (there.after.address === there.before.address) throw new Error("a link to another page has not led there in time");
  const back = await move(tab, "new page", () => tab.goBack());
  const wrong = [...wrongOnNewPage(there, "Following the link"), ...wrongOnNewPage(back, "Coming back by Back")];
  if (back.after.title !== there.before.title) {
    const message = `Coming back by Back, the title is “${back.after.title}”; it was “${there.before.title}”.`;
    wrong.push({ rule: "title-lost", message });
  }
  return wrong;
}

function wrongOnNewPage({ before, after }: Move, what: string): Failure[] {
  const to = `${what} from ${pathOf(before.address)} to ${pathOf(after.address)}`;
  const wrong: Failure[] = [];
  if (after.focus === undefined) wrong.push({ rule: "focus-lost", message: `${to} leaves the focus on nothing.` });
  else if (!after.isInContent)
    wrong.push({
      rule: "focus-not-in-content",
      message: `${to} leaves the focus on “${after.focus}”, outside of what is new.`,
    });
  if (after.title === before.title) {
    wrong.push({ rule: "title-lost", message: `${to} leaves the title “${after.title}” as it was.` });
  }
  const isNamed = after.spoken.some((words) => words.includes(after.title) || words.includes(after.heading));
  if (!isNamed) {
    const said = after.spoken.length > 0 ? `they say “${after.spoken.join("”, “")}”` : "they say nothing";
    wrong.push({ rule: "change-not-announced", message: `${to}, no live region says where one is: ${said}.` });
  }
  return wrong;
}

const pathOf = (address: string) => new URL(address).pathname;

/** A link to another page of the site, of the content where there is one. Runs in the page. */
function linkElsewhere({ elements }: Elements): number | undefined {
  const links = ["main a[href]", "header a[href], nav a[href]"].flatMap((selector) => [
    ...document.querySelectorAll<HTMLAnchorElement>(selector),
  ]);
  const link = links.find(
    (candidate) =>
      candidate.origin === location.origin &&
      candidate.pathname !== location.pathname &&
      !/\.\w+$/.test(candidate.pathname) &&
      !candidate.hash &&
      !candidate.target &&
      candidate.checkVisibility({ visibilityProperty: true }),
  );
  return link && elements.push(link) - 1;
}
