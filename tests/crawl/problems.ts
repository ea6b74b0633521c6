import { existsSync, readFileSync } from "node:fs";
import { site } from "../../data/site.ts";
import type { Control } from "./controls.ts";

/** No places in a page: the steps of the quiz, which scripts draw, and what a page is made from. */
const isForScripts = /^\/quiz#(q\d+|email|results)$|^\/(quiz\/role-pack|design\/workbench)#\w+=/;

/** Built pages that have been read, by their files. */
const read = new Map<string, string>();

/** What is wrong with a link’s address, or undefined where it leads to a page, a target on it, or outside. */
export function problemWith(href: string): string | undefined {
  if (/^(https:|mailto:|tel:)./.test(href)) return undefined;
  const { pathname, hash } = new URL(href, site.origin);
  const file = `build/client${pathname === "/" ? "" : pathname}`;
  const html = existsSync(`${file}/index.html`) ? `${file}/index.html` : file;
  if (!existsSync(html)) return `${href}: no such page`;
  if (!hash || hash === "#content" || isForScripts.test(href)) return undefined;
  const text = read.get(html) ?? readFileSync(html, "utf8");
  read.set(html, text);
  return text.includes(`id="${decodeURIComponent(hash.slice(1))}"`) ? undefined : `${href}: no such target`;
}

/** Where a link leads, as far as its page knows. */
export type Link = Pick<Control, "name" | "href" | "opensTab" | "lacksTarget">;

/** What is wrong with a link before anybody presses it; nothing where all is well. */
export function problemsOf({ href, name, opensTab, lacksTarget }: Link): string[] {
  const address = href && !href.startsWith("#") ? problemWith(href) : undefined;
  return [
    ...(href === "" || href === "#" ? ["it has no address"] : []),
    ...(address ? [address] : []),
    ...(lacksTarget ? [`${href}: no such target`] : []),
    ...(opensTab && !name.includes("new tab") ? ["nothing says that it opens a new tab"] : []),
  ];
}

/** Runs in the page: all of its links, those in closed menus too. */
export function linksOf(): Link[] {
  return [...document.querySelectorAll("a")].map((link) => {
    const href = link.getAttribute("href") ?? "";
    const lacksTarget = /^#./.test(href) && !document.getElementById(decodeURIComponent(href.slice(1)));
    return { name: link.textContent.trim(), href, opensTab: link.target === "_blank", lacksTarget };
  });
}

/** Runs in the page: buttons that neither send a form, nor open a popover, nor have a handler of React’s. */
export function buttonsWithoutEffect(): string[] {
  const handles = (element: Element, name: "onClick" | "onSubmit") => {
    const key = Object.keys(element).find((each) => each.startsWith("__reactProps"));
    const props = key ? (element as unknown as Record<string, { [handler in typeof name]?: unknown }>)[key] : undefined;
    return typeof props?.[name] === "function";
  };
  const isHydrated = "isHydrated" in window;
  const idle = [...document.querySelectorAll("button")].filter((button) => {
    const { form, type } = button;
    if (type === "submit" && form && (form.hasAttribute("action") || handles(form, "onSubmit"))) return false;
    // Pages that the intake answers with have no scripts, and hide what needs them.
    if (button.closest(".without-scripts") && !button.checkVisibility({ visibilityProperty: true })) return false;
    // The intake shows these, with what they do, in the pages it answers with.
    if (button.popoverTargetElement || button.closest("[hidden]")) return false;
    // The page's own script handles it (src/layout/color-mode.ts), or has React come that does (src/framework.ts).
    if (button.hasAttribute("data-color-mode") || (!isHydrated && button.closest("[data-scripts]"))) return false;
    return !handles(button, "onClick");
  });
  return idle.map((button) => button.textContent ?? "");
}
