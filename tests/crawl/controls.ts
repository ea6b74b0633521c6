export interface Control {
  /** Identifier that is the same in all states of a page: made of the control's place, kind, name and number. */
  key: string;
  kind: "link" | "press" | "tick" | "choose" | "slide" | "write";
  /** Its text, or that of its label, trimmed. */
  name: string;
  /** The attribute as written: empty for a link without an address, `null` for anything but a link. */
  href: string | null;
  opensTab: boolean;
  lacksTarget: boolean;
  /** True if it is already chosen, or links to the current page. Pressing it then need not have an effect. */
  isChosen: boolean;
  /** True if it is the same on every page: in the header, the footer or a form, or a link to the same page. */
  isShared: boolean;
}

/**
 * Runs in the page before its scripts: defines `listControls`, `inertLinks` and `controlOf`, which finds the element of
 * a key.
 */
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
    // A custom checkbox hides the native one, which is pressed by its label.
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
      // Chakra's generated ids differ between page loads.
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

  /** Returns true if a handler cancels every click. Otherwise Ctrl-click opens a link in another tab. */
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
    /** Returns the names of links to other pages that a handler keeps from opening. */
    inertLinks(): string[];
    controlOf(key: string): Element | null;
  }
}
