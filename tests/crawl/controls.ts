/** Something that a visitor can press, choose in or write into, as it stands in a page. */
export interface Control {
  /** The same for the same control of a page in all its states: where it stands, what it is, its words, its number. */
  key: string;
  /** How a visitor uses it. */
  kind: "link" | "press" | "tick" | "choose" | "slide" | "write";
  /** Its words, or its label’s, without white space at the ends. */
  name: string;
  /** As it is written; empty for a link without an address, `null` for what is no link. */
  href: string | null;
  opensTab: boolean;
  /** It leads to a place on its own page that is not there. */
  lacksTarget: boolean;
  /** Whether it is chosen already, or leads to where one is: then pressing it need not do anything. */
  isChosen: boolean;
  /** It is the same on every page: in the header, the footer or a form, or a link to the same page. */
  isShared: boolean;
}

/** Runs in the page, before its own scripts: gives `listControls`, `inertLinks` and `controlOf`, the element of a key. */
export function installControls(): void {
  const selector =
    "a, button, summary, select, textarea, input:not([type=hidden], [type=file]), [role=option], [role=menuitem], [role=slider]";

  function kindOf(element: Element): Control["kind"] {
    if (element.localName === "a" && !element.hasAttribute("role")) return "link";
    if (element instanceof HTMLSelectElement) return "choose";
    if (element instanceof HTMLTextAreaElement) return "write";
    if (!(element instanceof HTMLInputElement)) return "press";
    if (element.type === "checkbox" || element.type === "radio") return "tick";
    if (element.type === "range") return "slide";
    return ["button", "submit", "reset"].includes(element.type) ? "press" : "write";
  }

  function nameOf(element: Element): string {
    const isField = element.matches("input, select, textarea");
    const labels = [...((isField && (element as HTMLInputElement).labels) || [])].map((label) => label.textContent);
    const labelledBy = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
    const named = [...labels, ...labelledBy.map((id) => document.getElementById(id)?.textContent)].join(" ");
    const name = element.getAttribute("aria-label") || named || (isField ? "" : element.textContent);
    return name.trim().slice(0, 80);
  }

  function isThere(element: Element): boolean {
    // What is drawn in a tick box’s place hides the platform’s own, which is pressed by its label.
    const seen = element instanceof HTMLInputElement && kindOf(element) === "tick" ? element.labels?.[0] : element;
    if (!seen?.checkVisibility({ visibilityProperty: true })) return false;
    if (element.matches(":disabled, [aria-disabled=true], [readonly]")) return false;
    return !element.closest("[inert], [aria-hidden=true]") && seen.getBoundingClientRect().width > 1;
  }

  function isChosen(element: Element): boolean {
    if (element.matches("[aria-pressed=true], [aria-current]:not([aria-current=false]), [aria-selected=true]"))
      return true;
    return element instanceof HTMLInputElement && element.type === "radio" && element.checked;
  }

  function all(): [Element, Control][] {
    const seen = new Map<string, number>();
    return [...document.querySelectorAll(selector)].filter(isThere).map((element) => {
      const place = element.closest("header, footer, form[id], main, [role=dialog], [role=menu], [role=listbox]");
      // Chakra’s own ids are others each time.
      const where = place ? (place.matches("form") ? place.id : (place.role ?? place.localName)) : "body";
      const [kind, name, href] = [
        kindOf(element),
        nameOf(element),
        element.localName === "a" ? (element.getAttribute("href") ?? "") : null,
      ];
      const same = [where, kind, name, href ?? ""].join(" | ");
      const number = (seen.get(same) ?? 0) + 1;
      seen.set(same, number);
      const isOwnLink = kind !== "link" || !href || href.startsWith("#");
      const isShared = Boolean(place?.matches("header, footer, form") || !isOwnLink);
      const lacksTarget = /^#./.test(href ?? "") && !document.getElementById(decodeURIComponent(href?.slice(1) ?? ""));
      const opensTab = element.getAttribute("target") === "_blank";
      const key = isOwnLink ? `${same} | ${number}` : `link | ${href}`;
      return [element, { key, kind, name, href, opensTab, lacksTarget, isChosen: isChosen(element), isShared }];
    });
  }

  /** Held down, Ctrl opens a link in another tab, unless a handler takes every press and does nothing with it. */
  function takesEveryPress(link: Element): boolean {
    let isTaken = false;
    const look = (click: Event) => {
      isTaken = click.defaultPrevented;
      click.preventDefault();
    };
    addEventListener("click", look);
    link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true }));
    removeEventListener("click", look);
    return isTaken;
  }

  window.inertLinks = () =>
    [...document.querySelectorAll(`a[href]:not([href^="#"])`)].filter(takesEveryPress).map(nameOf);
  window.listControls = () => all().map(([, control]) => control);
  window.controlOf = (key) => all().find(([, control]) => control.key === key)?.[0] ?? null;
}

declare global {
  interface Window {
    listControls(): Control[];
    /** The names of links to other pages that lead nowhere, whatever their address says. */
    inertLinks(): string[];
    controlOf(key: string): Element | null;
  }
}
