import type { Page } from "@playwright/test";

/** A control, field or group as the browser exposes it to assistive technology. */
export interface Named {
  element: number;
  tag: string;
  role: string;
  name: string;
  /** Visible text of the control or its labels, without text in parentheses. */
  label: string;
  /** True if an attribute gives the name, so that the visible text is no part of it. */
  isGiven: boolean;
  href: string;
  /** True if the link points to a part of the same page, such as a skip link. */
  isInside: boolean;
  /** Text of the nearest paragraph, list item, table cell or article. */
  context: string;
  autocomplete: string;
  /** Tag and name of the surrounding landmark that other pages repeat. */
  landmark: string;
  holds: number;
}

/** Returns controls and groups, with names as Chromium computes them. Stores the elements on the window. */
export async function readNamed(tab: Page): Promise<Named[]> {
  const browser = await tab.context().newCDPSession(tab);
  try {
    await browser.send("Accessibility.enable");
    const seen = await browser.send("Runtime.evaluate", { expression: `(${collectNamed})()`, returnByValue: true });
    const list = await browser.send("Runtime.evaluate", { expression: "window.namedElements" });
    const objects = await browser.send("Runtime.getProperties", {
      objectId: list.result.objectId ?? "",
      ownProperties: true,
    });
    const handles = objects.result.flatMap(({ name, value }) => (/^\d+$/.test(name) && value?.objectId) || []);
    const backends = await Promise.all(
      handles.map(async (objectId) => (await browser.send("DOM.describeNode", { objectId })).node.backendNodeId),
    );
    const { nodes } = await browser.send("Accessibility.getFullAXTree", {});
    const byBackend = new Map(nodes.map((node) => [node.backendDOMNodeId, node]));
    return (seen.result.value as Omit<Named, "role" | "name">[]).flatMap((one, at) => {
      const node = byBackend.get(backends[at] ?? -1);
      if (!node || node.ignored) return [];
      return [{ ...one, role: String(node.role?.value ?? ""), name: String(node.name?.value ?? "").trim() }];
    });
  } finally {
    await browser.detach();
  }
}

/** Runs in the page, sent as text. */
function collectNamed(): Omit<Named, "role" | "name">[] {
  const controls =
    "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], [role=combobox], [role=tab], [role=menuitem], [role=switch], [role=checkbox]";
  // A form is a landmark only if it has a role or a name. Other forms are not exposed.
  const landmarkForms = "form:is([role], [aria-label], [aria-labelledby])";
  const groups = `fieldset, [role=group], [role=radiogroup], [role=progressbar], [role=dialog], svg[role=img], img, table,
    ${landmarkForms}`;
  const isField = (element: Element) => element.matches("input, select, textarea, [role=combobox]");
  const isRead = (node: Text) => {
    const parent = node.parentElement;
    if (!parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    // Letters of an icon font are a picture.
    if (/icon|symbol/i.test(getComputedStyle(parent).fontFamily)) return false;
    const range = document.createRange();
    range.selectNodeContents(node);
    const clip = parent.closest("[style*=clip], span, div") ?? parent;
    const { width, height } = clip.getBoundingClientRect();
    return range.getClientRects().length > 0 && !(width <= 1 && height <= 1);
  };
  const wordsOn = (element: Element): string => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let words = "";
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!isRead(node as Text)) continue;
      const isInline = /^(inline|contents)$/.test(getComputedStyle(node.parentElement as Element).display);
      words += isInline || node.parentElement === element ? node.nodeValue : ` ${node.nodeValue} `;
    }
    return words
      .replaceAll(/\([^()]*\)/g, " ")
      .replaceAll(/\s+/g, " ")
      .trim();
  };
  const withoutHash = (address: string) => address.split("#")[0] ?? "";
  const landmarkOf = (element: Element) => {
    const mark = element.closest("nav") ?? element.closest("header, footer");
    return mark && !mark.closest("main") ? `${mark.localName} ${mark.getAttribute("aria-label") ?? ""}`.trim() : "";
  };
  const elements = [...document.querySelectorAll(`${controls}, ${groups}`)].filter(
    (element) =>
      !element.closest("[aria-hidden=true], [inert]") && element.checkVisibility({ visibilityProperty: true }),
  );
  Object.assign(window, { namedElements: elements });
  return elements.map((element, at) => {
    const labels = [...((element as Partial<HTMLInputElement>).labels ?? [])];
    const link = element instanceof HTMLAnchorElement ? element : undefined;
    return {
      element: at,
      tag: element.localName,
      label: isField(element) ? labels.map(wordsOn).join(" ") : element.matches(controls) ? wordsOn(element) : "",
      isGiven: element.matches("[aria-label], [aria-labelledby]"),
      href: link ? withoutHash(link.href) : "",
      isInside: link?.hash ? withoutHash(link.href) === withoutHash(location.href) : false,
      context: (element.closest("p, li, td, dd, article") ?? element.parentElement)?.textContent?.trim() ?? "",
      autocomplete: element.getAttribute("autocomplete") ?? "",
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
