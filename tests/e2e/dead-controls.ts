import { existsSync, readFileSync } from "node:fs";
import { site } from "../../data/site.ts";

/**
 * Hashes that are not targets in a page: the steps of the quiz, which scripts render, and the input of generated pages.
 */
const isForScripts = /^\/quiz#(q\d+|email|results)$|^\/(quiz\/role-pack|quiz\/together|design\/workbench)#\w*=/;

/** Addresses of the service's pages, whose hash is a secret code of the visitor. */
const isOfService = /^\/forms\/sent#/;

const read = new Map<string, string>();

/**
 * Returns the problem with a link's address, or undefined if it leads to a page, to a target on a page, or off the
 * site.
 */
export function problemWith(href: string): string | undefined {
  if (/^(https:|mailto:|tel:)./.test(href) || isOfService.test(href)) return undefined;
  const { pathname, hash } = new URL(href, site.origin);
  const file = `build/client${pathname === "/" ? "" : pathname}`;
  const html = existsSync(`${file}/index.html`) ? `${file}/index.html` : file;
  if (!existsSync(html)) return `${href}: no such page`;
  if (!hash || hash === "#content" || isForScripts.test(href)) return undefined;
  const text = read.get(html) ?? readFileSync(html, "utf8");
  read.set(html, text);
  return text.includes(`id="${decodeURIComponent(hash.slice(1))}"`) ? undefined : `${href}: no such target`;
}

interface Link {
  /** Text of the link, trimmed. */
  name: string;
  /** The attribute as written: empty for a link without an address. */
  href: string;
  opensTab: boolean;
  lacksTarget: boolean;
}

export function problemsOf({ href, name, opensTab, lacksTarget }: Link): string[] {
  const address = href && !href.startsWith("#") ? problemWith(href) : undefined;
  return [
    ...(href === "" || href === "#" ? ["it has no address"] : []),
    ...(address ? [address] : []),
    ...(lacksTarget ? [`${href}: no such target`] : []),
    ...(opensTab && !name.includes("new tab") ? ["nothing says that it opens a new tab"] : []),
  ];
}

/** Runs in the page: returns all links, including those in closed menus. */
export function linksOf(): Link[] {
  return [...document.querySelectorAll("a")].map((link) => {
    const href = link.getAttribute("href") ?? "";
    const lacksTarget = /^#./.test(href) && !document.getElementById(decodeURIComponent(href.slice(1)));
    return { name: link.textContent.trim(), href, opensTab: link.target === "_blank", lacksTarget };
  });
}

/** Runs in the page: returns the texts of buttons on which a press has no effect. Ignores hidden buttons. */
export function buttonsWithoutEffect(): string[] {
  const handles = (element: Element, name: "onClick" | "onSubmit") => {
    const key = Object.keys(element).find((each) => each.startsWith("__reactProps"));
    const props = key ? (element as unknown as Record<string, { [handler in typeof name]?: unknown }>)[key] : undefined;
    return typeof props?.[name] === "function";
  };
  const idle = [...document.querySelectorAll("button")].filter((button) => {
    const { form, type } = button;
    if (type === "submit" && form && (form.hasAttribute("action") || handles(form, "onSubmit"))) return false;
    // Response pages of the intake have no scripts, and hide controls that need them.
    if (button.closest(".without-scripts") && !button.checkVisibility({ visibilityProperty: true })) return false;
    // The intake reveals hidden buttons, with their function, in its response pages.
    if (button.popoverTargetElement || button.closest("[hidden]")) return false;
    // The page's own scripts handle the press (src/filter-lists.ts), or load React (src/islands/load.ts).
    if (button.closest("[data-filter]")) return false;
    if (button.closest("[data-scripts]") && !button.closest("[data-mounted]")) return false;
    return !handles(button, "onClick");
  });
  return idle.map((button) => button.textContent ?? "");
}
