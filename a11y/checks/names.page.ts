import type { ElementList } from "./element-list.ts";

declare global {
  /** Chromium computes both, with the flag in tests/browser-arguments.ts. */
  interface Element {
    readonly computedName: string;
    readonly computedRole: string;
  }
}

/** A control, field or group as the browser exposes it to assistive technology. */
export type Named = ReturnType<typeof readNamed>[number];

/** Returns controls and groups, with names as Chromium computes them. Runs in the page, sent as text. */
export function readNamed({ numberOf, isExposed, clean, texts }: ElementList) {
  const controls =
    "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], [role=combobox], [role=tab], [role=menuitem], [role=switch], [role=checkbox]";
  // A form is a landmark only if it has a role or a name. Other forms are not exposed.
  const landmarkForms = "form:is([role], [aria-label], [aria-labelledby])";
  const groups = `fieldset, [role=group], [role=radiogroup], [role=progressbar], [role=dialog], svg[role=img], img, table,
    ${landmarkForms}`;
  const isField = (element: Element) => element.matches("input, select, textarea, [role=combobox]");
  const isRead = (text: Text, parent: Element) => {
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    // Letters of an icon font are a picture.
    if (/icon|symbol/i.test(getComputedStyle(parent).fontFamily)) return false;
    const range = document.createRange();
    range.selectNodeContents(text);
    const clip = parent.closest("[style*=clip], span, div") ?? parent;
    const { width, height } = clip.getBoundingClientRect();
    return range.getClientRects().length > 0 && !(width <= 1 && height <= 1);
  };
  const wordsOn = (element: Element): string => {
    const read = texts(element).filter(({ text, parent }) => isRead(text, parent));
    const parts = read.map(({ parent, words }) => {
      const isInline = /^(inline|contents)$/.test(getComputedStyle(parent).display);
      return isInline || parent === element ? words : ` ${words} `;
    });
    return clean(parts.join("").replaceAll(/\([^()]*\)/g, " "));
  };
  const withoutHash = (address: string) => address.split("#")[0] ?? "";
  const landmarkOf = (element: Element) => {
    const mark = element.closest("nav") ?? element.closest("header, footer");
    return mark && !mark.closest("main") ? `${mark.localName} ${mark.getAttribute("aria-label") ?? ""}`.trim() : "";
  };
  return [...document.querySelectorAll(`${controls}, ${groups}`)].filter(isExposed).map((element) => {
    const labels = [...((element as Partial<HTMLInputElement>).labels ?? [])];
    const link = element instanceof HTMLAnchorElement ? element : undefined;
    return {
      element: numberOf(element),
      tag: element.localName,
      role: element.computedRole,
      name: element.computedName.trim(),
      /** Visible text of the control or its labels, without text in parentheses. */
      label: isField(element) ? labels.map(wordsOn).join(" ") : element.matches(controls) ? wordsOn(element) : "",
      /** True if an attribute gives the name, so that the visible text is no part of it. */
      isGiven: element.matches("[aria-label], [aria-labelledby]"),
      href: link ? withoutHash(link.href) : "",
      /** True if the link points to a part of the same page, such as a skip link. */
      isInside: link?.hash ? withoutHash(link.href) === withoutHash(location.href) : false,
      /** Text of the nearest paragraph, list item, table cell or article. */
      context: (element.closest("p, li, td, dd, article") ?? element.parentElement)?.textContent?.trim() ?? "",
      autocomplete: element.getAttribute("autocomplete") ?? "",
      /** Tag and name of the surrounding landmark that other pages repeat. */
      landmark: landmarkOf(element),
      // The items of a menu or a tree name their groups.
      holds:
        element.matches(groups) &&
        !element.parentElement?.closest("[role=menu], [role=menubar], [role=tree], [role=listbox]")
          ? element.querySelectorAll(controls).length
          : 0,
    };
  });
}
