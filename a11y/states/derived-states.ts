import type { State } from "@kindred-ground/audit/core/check.ts";
import type { Environment } from "@kindred-ground/audit/core/modes.ts";
import { inPage } from "@kindred-ground/audit/runner/in-page.ts";
import { viewportOf } from "@kindred-ground/audit/runner/tabs.ts";
import type { Disposable, Page } from "@playwright/test";
import { attribute, elementsOf, type Element as Markup, parse, textOf } from "../../common/html.ts";
import { isFormName } from "../../data/forms/every-form.ts";
import { forms, type SharedForm } from "./form-filling.ts";

/** Returns a state that needs scripts. `address` defaults to the page's own. */
export function scripted(name: string, steps: State["steps"], address?: string, before?: State["before"]): State {
  return { name, needs: "scripts", steps, ...(address && { address }), ...(before && { before }) };
}

export interface SharedPart {
  path: string;
  hasMenu: boolean;
  hasDisclosures: boolean;
  hasFooterDisclosures: boolean;
  filtered: string[];
  copies: string[];
  forms: SharedForm[];
}

export function readPage(path: string, html: string): SharedPart {
  const elements = elementsOf(parse(html));
  const named = (tag: string) => elements.filter(({ tagName }) => tagName === tag);
  const disclosuresIn = (tag: string) =>
    named(tag).some((part) => elementsOf(part).some(({ tagName }) => tagName === "summary"));
  const buttons = named("button");
  const filtered = buttons.filter((button) => attribute(button, "aria-pressed") !== undefined);
  return {
    path,
    hasMenu: buttons.some((button) => attribute(button, "popovertarget") !== undefined),
    hasDisclosures: disclosuresIn("main"),
    hasFooterDisclosures: disclosuresIn("footer"),
    filtered: [...new Set(filtered.flatMap((button) => attribute(button, "aria-controls") ?? []))],
    copies: buttons.map((button) => textOf(button).trim()).filter((words) => words.startsWith("Copy ")),
    forms: named("form").flatMap(standingForm),
  };
}

function standingForm(element: Markup): SharedForm[] {
  const form = attribute(element, "action")?.split("/").at(-1) ?? "";
  const id = attribute(element, "id") ?? "";
  if (!isFormName(form)) return [];
  const controls = elementsOf(element).filter((part) => attribute(part, "type") !== "hidden");
  const open = new Set(controls.flatMap((part) => attribute(part, "name") ?? []));
  const answered = forms[form].fields.map(({ name }) => name).filter((name) => !open.has(name));
  return [{ form, id, answered }];
}

/**
 * Widths in CSS pixels from which the top bar has room for its links, and the footer for open lists. They are `lg` and
 * `md` of theme/breakpoints.ts, at the default text size.
 */
const room = { topBar: 1024, footer: 768 };

const menuOpen: State = {
  name: "menu open",
  shared: true,
  isIn: (environment) => !hasRoom(environment, room.topBar),
  async steps(tab) {
    await tab.getByRole("button", { name: "Menu" }).click();
    await tab.getByRole("navigation", { name: "Main" }).waitFor();
  },
};

/** At double text size, the same window has half the room. */
function hasRoom(environment: Environment, room: number): boolean {
  const { width } = viewportOf(environment);
  return (environment.mode === "large-text" ? width / 2 : width) >= room;
}

export const menu = ({ hasMenu }: SharedPart): State[] => (hasMenu ? [menuOpen] : []);

/** Maximum number of disclosures to open. Only the list of tokens has more, and those are alike. */
const maxDetails = 12;

function openDisclosures(part: "main" | "footer"): State["steps"] {
  return async (tab) => {
    const all = await tab.locator(`${part} details`).all();
    if (all.length === 0) throw new Error(`a11y: ${tab.url()} has no disclosure in its ${part}`);
    for (const details of all.slice(0, maxDetails))
      if (!(await details.evaluate((element: HTMLDetailsElement) => element.open)))
        await details.locator("summary").first().click();
  };
}

const allOpen: State = { name: "disclosures open", steps: openDisclosures("main") };

/** Shared, because every page has the same footer. */
const footerOpen: State = {
  name: "footer open",
  shared: true,
  isIn: (environment) => !hasRoom(environment, room.footer),
  steps: openDisclosures("footer"),
};

/**
 * Returns a state in which up to `maxDetails` disclosures of the main content are open, and one for those of the footer.
 * Opens them together, because they are independent. Leaves out a state without disclosures.
 */
export function disclosures({ hasDisclosures, hasFooterDisclosures }: SharedPart): State[] {
  return [...(hasDisclosures ? [allOpen] : []), ...(hasFooterDisclosures ? [footerOpen] : [])];
}

export function filters({ filtered }: SharedPart): State[] {
  return filtered.map((list) =>
    scripted(`${list}: filtered`, async (tab) => {
      const other = await tab.locator(`button[aria-controls="${list}"][aria-pressed=false]`).first().elementHandle();
      // The filters may be in a closed disclosure.
      await other?.evaluate((button) => button.closest("details")?.setAttribute("open", ""));
      await other?.click();
      await tab.waitForFunction((button) => button?.getAttribute("aria-pressed") === "true", other);
      await inPage(tab, "quiet", still);
    }),
  );
}

/** Milliseconds without a change after which the list counts as complete. The page reads stored data first. */
const still = 250;

export function copying({ copies }: SharedPart): State[] {
  return copies.flatMap((words) => {
    const copyState = (what: string, answer: ClipboardAnswer, isDone: (tab: Page) => Promise<void>) =>
      scripted(
        `${words}: ${what}`,
        async (tab) => {
          await tab.getByRole("button", { name: words }).click();
          await isDone(tab);
        },
        undefined,
        (tab) => answerClipboard(tab, answer),
      );
    return [
      copyState("copied", "takes", notified),
      copyState("denied", "refuses", (tab) => tab.locator("input[readonly]:focus").waitFor()),
    ];
  });
}

type ClipboardAnswer = "takes" | "refuses";

/** Stubs the system clipboard, because all scans would share it. */
export async function answerClipboard(tab: Page, answer: ClipboardAnswer): Promise<Disposable[]> {
  const answering = await tab.addInitScript((refuses) => {
    navigator.clipboard.writeText = async () => {
      if (refuses) throw new DOMException("denied", "NotAllowedError");
    };
  }, answer === "refuses");
  return [answering];
}

/** Waits for a notification, and hovers over it to keep it open. */
export async function notified(tab: Page): Promise<void> {
  await tab
    .getByRole("region", { name: /Notifications/ })
    .getByRole("status")
    .first()
    .hover();
}
